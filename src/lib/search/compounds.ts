/** Verbs that can also be written together with the word after them: `log in` and `login`, `backed up` and `backup`. */
const verbs: readonly (readonly [written: string, forms: string, particles: string])[] = [
  ['back', 'back backed backing', 'up'],
  ['clean', 'clean cleaned cleaning', 'up'],
  ['fail', 'fail failed failing', 'over'],
  ['log', 'log logged logging', 'in on out off'],
  ['roll', 'roll rolled rolling', 'back'],
  ['set', 'set setting', 'up'],
  ['shut', 'shut shutting', 'down'],
  ['sign', 'sign signed signing', 'in on up out off'],
  ['start', 'start started starting', 'up'],
];

const compounds = new Map<string, Map<string, string>>();
for (const [written, forms, particles] of verbs) {
  for (const particle of particles.split(' ')) {
    const withParticle = compounds.get(particle) ?? new Map<string, string>();
    compounds.set(particle, withParticle);
    for (const form of forms.split(' ')) {
      withParticle.set(form, written + particle);
    }
  }
}

const longestParticle = Math.max(...[...compounds.keys()].map(({length}) => length));

/** The single word that two neighboring words also form: `login` for `log` and `in`. */
export function compoundOf(first: string, second: string): string | undefined {
  return second.length > longestParticle ? undefined : compounds.get(second)?.get(first);
}

/** Every such word with the ways to write it as two words. */
export function compoundGroups(): readonly (readonly [whole: string, ...pairs: readonly string[]])[] {
  return verbs.flatMap(([written, forms, particles]) =>
    particles
      .split(' ')
      .map(
        (particle) => [written + particle, ...forms.split(' ').map((form) => `${form} ${particle}`)] as const,
      ),
  );
}
