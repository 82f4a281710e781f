import {brotliCompressSync, constants} from 'node:zlib';
import type {Root} from 'hast';
import logger from '@docusaurus/logger';
import {stringifyIndex} from '../../../src/lib/search/indexFile';
import type {SearchProvider} from '../../../src/site/search';
import {buildIndex} from './buildIndex';
import {siteOf} from './siteOf';
import {describeIndex, sizeWarning} from './summary';

/** Within 5% of the highest level, which takes eight times as long. */
const forReport = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

/**
 * Makes the text of the index file from a site's pages. Logs its size if readers will fetch it.
 *
 * @throws Error if no page is searchable
 */
export function indexPages(pages: readonly Root[], provider: SearchProvider['provider']): string {
  const site = siteOf(pages);
  if (site.pages.length === 0) {
    throw new Error(
      'The search index is empty: no page has an article with a title. ' +
        'Check that the docs were built and that the theme still wraps them in <main> and <article>.',
    );
  }
  const text = stringifyIndex(buildIndex(site));
  if (provider === 'embedded') {
    const size = {
      pages: site.pages.length,
      bytes: Buffer.byteLength(text),
      brotliBytes: brotliCompressSync(text, forReport).byteLength,
    };
    logger.info(describeIndex(size));
    const warning = sizeWarning(size);
    if (warning !== null) {
      logger.warn(warning);
    }
  }
  return text;
}
