/** The sources of all pages, read once for all tests of a process. */
import {readFileSync} from 'node:fs';
import {makePartials} from '@site/plugins/reference';
import {listFiles} from '@site/scripts/support/files';
import {type DocPage, parseDocPage} from '../checks/docs/page';
import {referenceData} from './referenceData';

/** What pages get from `data/`, by the path that they import it from. */
export const generatedPartials: ReadonlyMap<string, string> = new Map(
  Array.from(makePartials(referenceData), ([file, text]) => [`docs/_generated/${file}`, text]),
);

/** All pages and partials. */
export const docPages: readonly DocPage[] = [
  ...listFiles('docs')
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_generated/'))
    .map((file) => [`docs/${file}`, readFileSync(`docs/${file}`, 'utf8')] as const),
  ...generatedPartials,
].map(([file, text]) => parseDocPage(file, text));
