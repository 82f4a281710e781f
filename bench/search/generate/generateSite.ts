import type {PageSection, SearchPage, SearchSite} from '../../../plugins/search-index/shared/page';
import {slugOf} from '../../../plugins/search-index/shared/slug';
import {pick, seededRandom} from '../../support/random';
import type {Corpus} from './corpus';
import {blockOf, chainOf} from './sentences';

/** Where a generated site ends: after a number of pages, or in the middle of a page after a number of records. */
export interface SiteSize {
  readonly pages?: number;
  readonly records?: number;
}

const wordsPerDescription = 22;
const keywordsPerPage = 8;

/** A heading is a record, and so is each of its blocks. */
function recordsOf(section: PageSection): number {
  return 1 + section.blocks.length;
}

/** Cuts a page where the wanted number of records is reached. */
function firstRecords(sections: readonly PageSection[], most: number): readonly PageSection[] {
  let left = most;
  return sections.flatMap((section) => {
    const room = left - 1;
    left -= recordsOf(section);
    return room < 0 ? [] : [{...section, blocks: section.blocks.slice(0, room)}];
  });
}

/**
 * A site of exactly that size, made of the words and headings of the docs: sections per page, blocks per section and the
 * length of blocks are spread as they are there.
 *
 * @param seed the same seed gives the same site
 */
export function generateSite(
  corpus: Corpus,
  {pages: mostPages = Infinity, records = Infinity}: SiteSize,
  seed: number,
): SearchSite {
  const random = seededRandom(seed);
  const chain = chainOf(corpus.blocks);
  const lengths = corpus.blocks.map(({length}) => length);
  const names = [...new Set(corpus.blocks.flat().filter((word) => /^[a-z]{4,}$/.test(word)))];
  const sectionOf = (index: number): PageSection => {
    const heading =
      index === 0
        ? `${pick(corpus.headings, random)}: ${pick(names, random)}`
        : pick(corpus.headings, random);
    const blocks = Array.from({length: pick(corpus.blocksPerSection, random)}, () =>
      blockOf(chain, names, pick(lengths, random), random),
    );
    return {
      level: index === 0 ? 1 : index % 3 === 0 ? 3 : 2,
      anchor: index === 0 ? null : slugOf(heading),
      heading,
      blocks,
    };
  };
  const pages: SearchPage[] = [];
  let made = 0;
  while (made < records && pages.length < mostPages) {
    const sections = Array.from({length: pick(corpus.sectionsPerPage, random)}, (_, index) =>
      sectionOf(index),
    );
    const kept = firstRecords(sections, records - made);
    made += kept.reduce((sum, section) => sum + recordsOf(section), 0);
    pages.push({
      path: `/docs/generated/page-${pages.length + 1}`,
      lvl0: pick(corpus.categories, random),
      language: 'en',
      docusaurusTag: 'docs-default-current',
      version: 'current',
      description: blockOf(chain, names, wordsPerDescription, random),
      keywords: Array.from({length: keywordsPerPage}, () => `${pick(names, random)} ${pick(names, random)}`),
      sections: kept,
    });
  }
  return {origin: 'https://docs.example.com', pages};
}
