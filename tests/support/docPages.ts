/** The sources of all pages, read once for all tests of a process. */
import {makePartials} from '@site/plugins/reference';
import {readFolder} from '@site/plugins/files/readFolder';
import {type DocPage, parseDocPage} from '../checks/docs/page';
import {referenceData} from './referenceData';

/** What pages get from `data/`, by the path that they import it from. */
export const generatedPartials: ReadonlyMap<string, string> = new Map(
  Array.from(makePartials(referenceData), ([file, text]) => [`docs/_generated/${file}`, text]),
);

/** All pages and partials. */
export const docPages: readonly DocPage[] = [
  ...[...(await readFolder('docs', '.mdx'))]
    .filter(([file]) => !file.startsWith('_generated/'))
    .map(([file, text]) => [`docs/${file}`, text] as const),
  ...generatedPartials,
].map(([file, text]) => parseDocPage(file, text));
