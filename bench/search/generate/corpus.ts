import type {SearchPage} from '../../../plugins/search-index/shared/page';

/** The words of the docs, in their order. */
export interface Corpus {
  readonly categories: readonly string[];
  readonly headings: readonly string[];
  /** Each block of text as its words. */
  readonly blocks: readonly (readonly string[])[];
  /** How many blocks each section has. */
  readonly blocksPerSection: readonly number[];
  /** How many sections each page has. */
  readonly sectionsPerPage: readonly number[];
}

/** Pure: what a generator needs to know of some pages. */
export function corpusOf(pages: readonly SearchPage[]): Corpus {
  const sections = pages.flatMap((page) => page.sections);
  return {
    categories: [...new Set(pages.map(({lvl0}) => lvl0))],
    headings: sections.map(({heading}) => heading),
    blocks: sections.flatMap(({blocks}) => blocks.map((block) => block.split(/\s+/).filter(Boolean))),
    blocksPerSection: sections.map(({blocks}) => blocks.length),
    sectionsPerPage: pages.map((page) => page.sections.length),
  };
}
