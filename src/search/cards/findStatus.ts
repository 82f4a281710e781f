import type {Match} from '@site/src/lib/messages/findInLine';
import type {KnownMessage} from '@site/src/lib/messages/knownMessage';
import {fillerWords, keyOf, setKeyOf, wordSet, wordsOf} from './words';

/** `502 Bad Gateway`: the page that a proxy shows instead of the backend's response. */
const statusTemplate = /^([45]\d\d)((?: [A-Z][a-z-]+)+)$/;

/** In a query with one of these, a number is a status. */
const programs = wordSet('apache caddy haproxy nginx proxy traefik');

const filler = fillerWords(
  'a always an answers by code does error fix from get gets getting gives i in is keeps me on page returns reverse ' +
    'says shows status the throws what why with',
);

type Found = Match<KnownMessage>;

/** Finds the proxy's error page that a query names by its words, or by the proxy and the number. */
export function statusFinder(messages: readonly KnownMessage[]): (query: string) => Found | undefined {
  const bySubject = new Map<string, Found>();
  const byNumber = new Map<string, Found>();
  for (const message of messages) {
    for (const template of message.templates) {
      const [, number, reason] = statusTemplate.exec(template) ?? [];
      if (number !== undefined && reason !== undefined) {
        const found = {message, template};
        bySubject.set(setKeyOf(wordsOf(reason)), found);
        bySubject.set(setKeyOf(wordsOf(template)), found);
        byNumber.set(number, byNumber.get(number) ?? found);
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
