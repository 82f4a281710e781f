import type {Card} from '@site/src/lib/reference/card';
import {byNames, fillerWords, setKeyOf, wordsOf} from './words';

const filler = fillerWords(
  'a allow and are blocked by closed do does expose firewall for in is listen listening listens need needed needs of ' +
    'on open run running runs tcp the to use used uses using what which',
);

/** Short numbers are ports only if the query says so. */
const fewestDigits = 4;

/** Finds a port by its number or its purpose, in a query that asks for nothing else. */
export function portFinder(cards: readonly Card[]): (query: string) => Card | undefined {
  const subjectOf = (text: string): string =>
    setKeyOf(wordsOf(text).filter((word) => !filler.has(word) && !/^ports?$/.test(word)));
  const bySubject = byNames(cards, subjectOf);
  return (query) => {
    const subject = subjectOf(query);
    const asks = /\bports?\b/i.test(query) || (/^\d+$/.test(subject) && subject.length >= fewestDigits);
    return asks ? bySubject.get(subject) : undefined;
  };
}
