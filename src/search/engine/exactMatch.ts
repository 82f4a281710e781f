import type {TokenGroup} from '../../lib/search/tokenize';
import type {ExpandedWord} from './expandWord';
import type {IndexedSection} from './indexedSection';
import {weights} from './weights';

/** How well the words of the query match those of a heading, in order, until either runs out of words. */
function qualitiesInOrder(heading: readonly TokenGroup[], words: readonly ExpandedWord[]): readonly number[] {
  const qualities: number[] = [];
  const quality = (term: string, index: number): number => words[index]?.expansions.get(term)?.quality ?? 0;
  for (const {parts, whole} of heading) {
    const asWhole = whole === null ? 0 : quality(whole.term, qualities.length);
    const own = asWhole > 0 ? [asWhole] : parts.map(({term}, part) => quality(term, qualities.length + part));
    qualities.push(...own);
  }
  return qualities;
}

/**
 * How exactly the query is the section's own heading, word for word and in order; 0 if it isn't. Long headings don't
 * fit into the field, so as much as fits is enough.
 */
export function exactMatch(section: IndexedSection, words: readonly ExpandedWord[]): number {
  const qualities = qualitiesInOrder(section.headingGroups, words);
  const isLong = words.length >= weights.longHeading;
  return qualities.length === words.length || (isLong && qualities.length > words.length)
    ? qualities.slice(0, words.length).reduce((product, quality) => product * quality, 1)
    : 0;
}
