import path from 'node:path';
import type {Root} from 'hast';
import logger from '@docusaurus/logger';
import type {SearchProvider} from '../../../src/site/search';
import type {OutputFile} from '../../files/outputFile';
import {manifestPath} from '../../../src/lib/search/indexFile';
import {serializeIndex} from './serializeIndex';
import {siteOf} from './siteOf';
import {describeIndex, sizeWarning} from './summary';

/**
 * The index of a site's pages, and the manifest that names it. Logs its size if readers will fetch it.
 *
 * @throws Error if no page is searchable
 */
export function searchFiles(
  pages: readonly Root[],
  provider: SearchProvider['provider'],
): readonly OutputFile[] {
  const index = serializeIndex(siteOf(pages));
  const {manifest, json} = index;
  if (manifest.pages === 0) {
    throw new Error(
      'The search index is empty: no page has an article with a title. ' +
        'Check that the docs were built and that the theme still wraps them in <main> and <article>.',
    );
  }
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
  ];
}
