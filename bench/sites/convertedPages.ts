import {readFileSync} from 'node:fs';
import path from 'node:path';
import {convertPage} from '../peers/content/convertPage';
import type {Dialect} from '../peers/content/dialect';
import {projectRoot, type SourcePage} from './docTree';
import type {Files} from './files';

function readPartial(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}

/** The page within its part, as links of the part see it. */
function fileInPart(page: SourcePage): string {
  return page.file.replace(/^part-\d+\//, '');
}

/** One page in the Markdown of a generator. */
export function convertedPage(page: SourcePage, dialect: Dialect): string {
  return convertPage(page.source, {file: fileInPart(page), root: page.root}, dialect, readPartial);
}

/** Where generators expect the page: an introduction is the index of its folder. */
export function indexedFile({file}: SourcePage): string {
  return file.replace(/(^|\/)intro$/, '$1index');
}

/** The introduction, which is also the entry page of the other sites. */
export function introduction(pages: readonly SourcePage[]): SourcePage {
  const page = pages.find(({file}) => file === 'intro');
  if (page === undefined) {
    throw new Error('The docs have no introduction, docs/intro.mdx.');
  }
  return page;
}

/** Every page as a file of a generator. */
export function convertedFiles(
  pages: readonly SourcePage[],
  dialect: Dialect,
  nameOf: (page: SourcePage) => string,
): Files {
  return Object.fromEntries(pages.map((page) => [nameOf(page), convertedPage(page, dialect)]));
}
