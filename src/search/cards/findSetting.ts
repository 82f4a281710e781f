import type {Card} from '@site/src/lib/reference/card';
import {byNames, keyOf, wordsOf} from './words';

/** A name that isn't an ordinary word counts in any position: `JWT_SECRET`, `mailer.host`, `mailLinkBaseUrl`. */
const unmistakable = /[._]|[a-z][A-Z]/;

/** Words allowed around `PORT` and `HOST`, which look like ordinary words except for their capitals. */
const beside = /\b(?:what is|the|env|environment|variable|default|set)\b/gi;

/** Finds the setting that a query names, and none if it names several. */
export function settingFinder(cards: readonly Card[]): (query: string) => Card | undefined {
  const byName = byNames(cards, (name) => name.toLowerCase());
  const byCapitals = new Map(
    cards.flatMap((card) =>
      card.names.flatMap((name) => (unmistakable.test(name) ? [] : [[name, card] as const])),
    ),
  );
  // Written with spaces, the name of a setting without effect may just as well mean something else.
  const byWords = new Map(
    cards.flatMap((card) =>
      card.values.some(([label]) => label === 'Type')
        ? card.names
            .filter((name) => /[._]/.test(name))
            .map((name) => [keyOf(name.toLowerCase().split(/[._]/)), card] as const)
        : [],
    ),
  );
  return (query) => {
    const words = wordsOf(query);
    const named = new Set(
      words.flatMap((word) => {
        const card = byName.get(word);
        return card && !byCapitals.has(card.name) ? [card] : [];
      }),
    );
    const [first] = named;
    if (named.size > 0) {
      return named.size === 1 ? first : undefined;
    }
    return byCapitals.get(query.replace(beside, '').trim()) ?? byWords.get(keyOf(words));
  };
}
