import {hasUnseenCharacters} from '@site/src/site/text/normalizeText';
import type {Finding} from './finding';

/** Where a straight quote would begin a value or a name. */
const curlyQuote = /(?:^|[=:[,-])\s*[\u2018-\u201F]/;

/** Lines in which chat programs, web pages, or word processors have replaced spaces and quotes. */
export function copiedCharacters(text: string): readonly Finding[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({0: whole, index}) => {
    const content = whole.replace(/(?:^|\s)#.*/, '');
    const found = [
      ...(hasUnseenCharacters(content) ? ['an invisible character'] : []),
      ...(curlyQuote.test(content) ? ['a curly quote'] : []),
    ];
    return found.map((character) => ({
      check: 'copied-character',
      range: {from: index, to: index + whole.length},
      values: {found: character},
    }));
  });
}
