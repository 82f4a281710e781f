import path from 'node:path';
import logger from '@docusaurus/logger';
import type {SearchProvider} from '../../../src/site/search';
import type {OutputFile} from '../../built-pages/outputFile';
import type {HtmlFile} from '../../built-pages/readPages';
import {manifestPath} from '../../../src/lib/search/indexFile';
import {pageOfHtml} from './pageOfHtml';
import {
  acceptLossVariable,
  checkPageCount,
  memoryFile,
  readLastPages,
  rememberedPages,
  type BuildIdentity,
} from './pageLoss';
import {serializeIndex} from './serializeIndex';
import {siteOf} from './siteOf';
import {describeIndex, sizeWarning} from './summary';

/**
 * The index of a build's pages, the manifest that names it, and how many pages it has, for the next build. If readers are
 * to fetch it, says how large it is.
 *
 * @throws Error when no page is searched, or when too many are gone since the last build
 */
export async function searchFiles(
  pages: readonly HtmlFile[],
  identity: BuildIdentity,
  provider: SearchProvider['provider'],
): Promise<readonly OutputFile[]> {
  const index = serializeIndex(siteOf(pages.map(({tree}) => pageOfHtml(tree))));
  const {manifest, json} = index;
  const memory = memoryFile(identity);
  checkPageCount({
    now: manifest.pages,
    before: await readLastPages(memory),
    isLossAccepted: process.env[acceptLossVariable] === '1',
    file: memory,
  });
  if (provider === 'embedded') {
    logger.info(describeIndex(index));
    const warning = sizeWarning(index);
    if (warning !== null) {
      logger.warn(warning);
    }
  }
  return [
    [path.posix.join(path.posix.dirname(manifestPath), manifest.index), json],
    [manifestPath, `${JSON.stringify(manifest)}\n`],
    [path.relative(identity.outDir, memory), rememberedPages(manifest.pages)],
  ];
}
