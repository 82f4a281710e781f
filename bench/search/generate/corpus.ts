import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../tests/support/files';
import {expandPartials} from '../../../plugins/search-index/build/expandPartials';
import {pageOfSource} from '../../../plugins/search-index/build/readSources';
import type {SearchPage} from '../../../plugins/search-index/shared/page';

const root = path.join(import.meta.dirname, '../../..');

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

/** Reads the docs of this project; a page's folder is its category. */
export function readCorpus(): Corpus {
  const docs = path.join(root, 'docs');
  const files = listFiles(docs).filter((file) => /(?:^|\/)[^_/][^/]*\.mdx$/.test(file));
  return corpusOf(
    files.map((file) => {
      const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
      const source = expandPartials(read(`docs/${file}`), read);
      const title = /^title: (.+)$/m.exec(source)?.[1] ?? file;
      const [category = ''] = file.split('/');
      return pageOfSource(source, title, {
        path: `/docs/${file.replace(/\.mdx$/, '')}`,
        lvl0: category,
        language: 'en',
        docusaurusTag: 'docs-default-current',
        version: 'current',
      });
    }),
  );
}
