import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchConfigurationOf} from '../../src/site/search';
import {acceptLossVariable, checkPageCount, memoryFile, readLastPages, rememberPages} from './build/pageLoss';
import {readBuiltSite} from './build/readBuiltSite';
import {serializeIndex} from './build/serializeIndex';
import {describeIndex, sizeWarning} from './build/summary';
import {writeIndex} from './build/writeIndex';
import {developmentServer} from './development';
import {entryFile} from './development/makeIndex';

/**
 * Makes the embedded search index from the built pages. `docusaurus start`, which builds none, renders the pages that
 * it has compiled and serves their index at the same address.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const isHosted = searchConfigurationOf(siteConfig).search.provider === 'hosted';
  const isServed = process.env.NODE_ENV === 'development' && !isHosted;

  return {
    name: 'search-index',

    getClientModules: () => (isServed ? [entryFile] : []),

    configureWebpack(_config, _isServer, {currentBundler}) {
      return isServed ? developmentServer(context, currentBundler.instance) : {};
    },

    async postBuild({outDir}) {
      const index = serializeIndex(await readBuiltSite(outDir));
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
