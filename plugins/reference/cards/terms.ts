import {termAddress} from '../../../src/site/glossary';
import type {Term} from '../glossary/schema';
import type {Card} from '../../../src/lib/reference/card';
import {shorten} from '../shorten';

/** One card for each term of the glossary. */
export function cardsOfTerms(terms: readonly Term[]): readonly Card[] {
  return terms.map(({id, term, means, also = []}) => ({
    kind: 'term',
    name: term,
    names: [term, ...also],
    text: shorten(means),
    values: [],
    href: termAddress(id),
  }));
}
