import type {Card} from '@site/plugins/reference/cards/card';
import {fillerWords, keyOf, setKeyOf, wordSet, wordsOf} from './words';

/** `502 Bad Gateway`: the page with which a proxy takes the place of the backend. */
const statusWording = /^([45]\d\d)((?: [A-Z][a-z-]+)+)$/;

/** With one of these, a number is a status. */
const programs = wordSet('apache caddy haproxy nginx proxy traefik');

const filler = fillerWords(
  'a always an answers by code does error fix from get gets getting gives i in is keeps me on page returns reverse ' +
    'says shows status the throws what why with',
);

/** Finds the page of a proxy that a query names by its words, or by the proxy and the number. */
export function statusFinder(cards: readonly Card[]): (query: string) => Card | undefined {
  const bySubject = new Map<string, Card>();
  const byNumber = new Map<string, Card>();
  for (const card of cards) {
    for (const name of card.names) {
      const [, number, reason] = statusWording.exec(name) ?? [];
      if (number !== undefined && reason !== undefined) {
        bySubject.set(setKeyOf(wordsOf(reason)), {...card, name});
        bySubject.set(setKeyOf(wordsOf(name)), {...card, name});
        byNumber.set(number, byNumber.get(number) ?? {...card, name});
      }
    }
  }
  return (query) => {
    const words = wordsOf(query);
    const subject = words.filter((word) => !filler.has(word) && !programs.has(word));
    const numbered = words.some((word) => programs.has(word)) ? byNumber.get(keyOf(subject)) : undefined;
    return numbered ?? bySubject.get(setKeyOf(subject));
  };
}
