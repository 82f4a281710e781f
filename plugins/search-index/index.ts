import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {acceptLossVariable, checkPageCount, memoryFile, readLastPages, rememberPages} from './build/pageLoss';
import {readBuiltSite} from './build/readBuiltSite';
import {serializeIndex} from './build/serializeIndex';
import {budgetWarning, describeIndex} from './build/summary';
import {writeIndex} from './build/writeIndex';
import type {PluginOptions} from './options';

const pluginName = 'site-search';

function isLoadedContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

function docsContent(allContent: AllContent): LoadedContent {
  const content = allContent['docusaurus-plugin-content-docs']?.default;
  return isLoadedContent(content) ? content : {loadedVersions: []};
}

/**
 * Makes the embedded search index: from the built pages in `docusaurus build`, from the sources of the docs in
 * `docusaurus start`. Both serve the manifest and the index at the same address.
 */
export default function siteSearch(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, siteConfig, baseUrl, generatedFilesDir, i18n} = context;
  const developmentDir = path.join(generatedFilesDir, pluginName, options.id, 'static');
  const isDevelopment = process.env.NODE_ENV === 'development';

  return {
    name: pluginName,

    async allContentLoaded({allContent}) {
      if (!isDevelopment) {
        return;
      }
      // Not above: a build reads no sources, and needs none of their parsers.
      const {readSources} = await import('./build/readSources');
      const site = await readSources(docsContent(allContent), {
        siteDir,
        origin: siteConfig.url,
        language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
        productName: options.productName,
        onBrokenDoc: (file, error) => logger.warn(`Search leaves out ${file}: ${String(error)}`),
      });
      await writeIndex(developmentDir, serializeIndex(site));
    },

    configureWebpack(_config, isServer) {
      if (isServer || !isDevelopment) {
        return undefined;
      }
      const served = [{directory: developmentDir, publicPath: baseUrl, watch: false}];
      return {devServer: {static: served}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir}) {
      const index = serializeIndex(await readBuiltSite(outDir, options.productName));
      const file = memoryFile({siteDir, outDir, baseUrl, locale: i18n.currentLocale});
      checkPageCount({
        now: index.manifest.pages,
        before: await readLastPages(file),
        maxLoss: options.maxLoss,
        isLossAccepted: process.env[acceptLossVariable] === '1',
        file,
      });
      await writeIndex(outDir, index);
      await rememberPages(file, index.manifest.pages);
      logger.info(describeIndex(index));
      const warning = budgetWarning(index, options.maxPages);
      if (warning !== null) {
        logger.warn(warning);
      }
    },
  };
}

export {validateOptions} from './options';
