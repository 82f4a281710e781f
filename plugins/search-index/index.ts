import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchConfigurationOf} from '../../src/site/search';
import {acceptLossVariable, checkPageCount, memoryFile, readLastPages, rememberPages} from './build/pageLoss';
import {readSearches} from './build/labeledQueries';
import {readBuiltSite} from './build/readBuiltSite';
import {serializeIndex} from './build/serializeIndex';
import {describeIndex, sizeWarning} from './build/summary';
import {writeIndex} from './build/writeIndex';
import {refreshIndex} from './development';

/**
 * Makes the embedded search index from the built pages. `docusaurus start`, which builds none, serves the index of a
 * build that it runs in the background, at the same address.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, generatedFilesDir, i18n} = context;
  const isHosted = searchConfigurationOf(siteConfig).search.provider === 'hosted';
  const servedDir = path.join(generatedFilesDir, 'search-index', 'served');

  return {
    name: 'search-index',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return undefined;
      }
      refreshIndex(context, servedDir).then(
        (isNew) =>
          isNew && logger.info('Search finds the pages as they are now; restart to index later changes.'),
        (error: unknown) => logger.warn(`The search index is missing or old: ${(error as Error).message}`),
      );
      const served = [{directory: servedDir, publicPath: baseUrl, watch: false}];
      return {devServer: {static: served}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir}) {
      const index = serializeIndex(await readBuiltSite(outDir), await readSearches(siteDir));
      const file = memoryFile({siteDir, outDir, baseUrl, locale: i18n.currentLocale});
      checkPageCount({
        now: index.manifest.pages,
        before: await readLastPages(file),
        isLossAccepted: process.env[acceptLossVariable] === '1',
        file,
      });
      await writeIndex(outDir, index);
      await rememberPages(file, index.manifest.pages);
      if (isHosted) {
        return;
      }
      logger.info(describeIndex(index));
      const warning = sizeWarning(index);
      if (warning !== null) {
        logger.warn(warning);
      }
    },
  };
}
