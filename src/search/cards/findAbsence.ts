import type {Card} from '@site/src/lib/reference/card';
import {byNames, fillerWords, keyOf, setKeyOf, wordsOf} from './words';

/** Words allowed around a name when somebody asks whether a feature exists or how to use it. */
const filler = fillerWords(
  'a an and any api are available be can configure connect database deploy do does enable exist feature for ' +
    'from have has how i in install instead integrate integration into is it log login missing my no not ' +
    'of on or possible provider run send set setup sign sqlite support supported ' +
    'supports the there to up use using via want we what which why with without',
);

/** Every sequence of words, longest first, with the words around it. */
function* stretches(
  words: readonly string[],
): Generator<readonly [stretch: readonly string[], rest: readonly string[]]> {
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      yield [words.slice(start, start + length), [...words.slice(0, start), ...words.slice(start + length)]];
    }
  }
}

/** `send alerts to Slack` names Slack; `Google Cloud alerts` exist. */
const recipient = /\b(?:alerts?|messages?|notifications?) (?:in|on|to|via)\b/i;

/** Finds a missing feature in a query about whether it exists or how to use it. */
export function absenceFinder(cards: readonly Card[]): (query: string) => Card | undefined {
  const byName = byNames(cards, (name) => keyOf(wordsOf(name)));
  // `export to CSV` is a CSV export.
  const byWords = byNames(cards, (name) => setKeyOf(wordsOf(name)));
  /** `Postgres or MySQL` names one thing twice, and so does `Entra ID single sign-on`. */
  const namesOnly = (card: Card, words: readonly string[]): boolean =>
    words.every((word) => filler.has(word)) ||
    Array.from(stretches(words)).some(
      ([stretch, rest]) => byName.get(keyOf(stretch)) === card && namesOnly(card, rest),
    );
  return (query) => {
    const words = wordsOf(query.replace(recipient, ' '));
    for (const [stretch, rest] of stretches(words)) {
      const card = byName.get(keyOf(stretch));
      if (card && namesOnly(card, rest)) {
        return card;
      }
    }
    return byWords.get(setKeyOf(words.filter((word) => !filler.has(word))));
  };
}
