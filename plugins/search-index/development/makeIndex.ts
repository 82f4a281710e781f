import path from 'node:path';
import logger from '@docusaurus/logger';
import type {OutputFile} from '../../files/outputFile';
import {searchFiles} from '../build/searchFiles';
import type * as entry from './browser/entry';
import {bundleOf, moduleName, type Stats} from './compiled';
import {openBundle} from './openBundle';
import {renderPages} from './renderPages';

/** The module through which the browser bundle exposes what renders pages. */
export const entryFile = path.join(__dirname, 'browser/entry.ts');

/** Makes the index as a build does, from pages rendered by the code that was compiled for browsers. */
export async function makeIndex(stats: Stats): Promise<readonly OutputFile[]> {
  const require = openBundle(bundleOf(stats));
  const {loadRenderer} = require(moduleName(stats, entryFile)) as typeof entry;
  const pages = await renderPages(await loadRenderer(), (page, error) => {
    logger.warn(`Search leaves out ${page}, which can't be rendered: ${String(error)}`);
  });
  return searchFiles(pages, 'embedded');
}
