/**
 * Words that can also be written together with the one after them: `log in` and `login`, `backed up` and `backup`, `time
 * zone` and `timezone`.
 */
const firstWords: readonly (readonly [written: string, forms: string, nextWords: string])[] = [
  ['back', 'back backed backing', 'up'],
  ['clean', 'clean cleaned cleaning', 'up'],
  ['fail', 'fail failed failing', 'over'],
  ['log', 'log logged logging', 'in on out off'],
  ['roll', 'roll rolled rolling', 'back'],
  ['set', 'set setting', 'up'],
  ['shut', 'shut shutting', 'down'],
  ['sign', 'sign signed signing', 'in on up out off'],
  ['start', 'start started starting', 'up'],
  ['time', 'time', 'zone'],
];

const compounds = new Map<string, Map<string, string>>();
for (const [written, forms, nextWords] of firstWords) {
  for (const next of nextWords.split(' ')) {
    const withNext = compounds.get(next) ?? new Map<string, string>();
    compounds.set(next, withNext);
    for (const form of forms.split(' ')) {
      withNext.set(form, written + next);
    }
  }
}

const longestNext = Math.max(...[...compounds.keys()].map(({length}) => length));

/** The single word that two neighboring words also form: `login` for `log` and `in`. */
export function compoundOf(first: string, second: string): string | undefined {
  return second.length > longestNext ? undefined : compounds.get(second)?.get(first);
}

/** Every word that can also be written as two, with the ways to do so. */
export function compoundGroups(): readonly (readonly [whole: string, ...pairs: readonly string[]])[] {
  return firstWords.flatMap(([written, forms, nextWords]) =>
    nextWords
      .split(' ')
      .map((next) => [written + next, ...forms.split(' ').map((form) => `${form} ${next}`)] as const),
  );
}
