import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {fromHtml} from 'hast-util-from-html';
import {stringify} from 'yaml';
import {indexPath} from '../../src/lib/search/indexFile';
import {searchConfigurationOf} from '../../src/site/search';
import {writeFiles} from '../files/outputFile';
import {readFolder} from '../files/readFolder';
import {alternateFiles} from './markdown-alternates';
import {alternateOf} from './markdown-alternates/alternate';
import {noScriptFile, noScriptTag} from './no-script';
import {notFoundFile, notFoundFiles} from './not-found';
import {printStyleSheet, printTag} from './print';
import {redirectPages} from './redirects';
import {downloadFiles} from '../markdown/code-blocks/downloads';
import {explanationFiles} from '../reference/messages/explanations';
import {knownMessages} from '../reference/messages/knownMessages';
import type {ReferenceData} from '../reference/readData';
import {indexPages} from '../search-index/build/indexPages';
import {emailObfuscationOptOut, serverFiles} from './server-files';
import {latestDocs} from '../sidebar/latestDocs';
import {metadataFiles} from './site-metadata';
import {themeColorScript, headTags} from './site-metadata/headTags';
import {drawCards} from './social-cards';
import {type Colors, readColors} from './themeColors';

function referenceOf({reference}: AllContent): ReferenceData {
  if (reference === undefined) {
    throw new Error(
      'The reference data is missing: keep `reference` in the plugins of docusaurus.config.ts.',
    );
  }
  return reference.default as ReferenceData;
}

/**
 * Makes everything in a build except the framework's pages, and the tags through which pages refer to it. The pages are
 * parsed once. Each step gets them, or the result of an earlier step, and returns files; all are written at the end.
 */
export default function afterBuild(context: LoadContext): Plugin<Colors> {
  const {siteDir, siteConfig, baseUrl} = context;
  const root = siteConfig.url + baseUrl;
  const isDevelopment = process.env.NODE_ENV === 'development';
  let allContent: AllContent = {};
  return {
    name: 'after-build',

    async loadContent() {
      return readColors(await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
    },

    allContentLoaded(loaded) {
      ({allContent} = loaded);
    },

    injectHtmlTags: ({content: {bars}}) => ({
      headTags: [...(isDevelopment ? [] : [noScriptTag(baseUrl)]), ...headTags(baseUrl, bars)],
      preBodyTags: [{tagName: 'script', innerHTML: themeColorScript}, emailObfuscationOptOut.begin],
      postBodyTags: [...(isDevelopment ? [] : [printTag(baseUrl)]), emailObfuscationOptOut.end],
    }),

    async postBuild({outDir, routesPaths, content: colors}) {
      const texts = await readFolder(outDir, '.html');
      const notFound = notFoundFiles(texts.get(notFoundFile) ?? '', routesPaths, baseUrl);
      const htmls = new Map([...texts, [notFoundFile, notFound.page]]).values();
      const pages = Array.from(htmls, (html) => fromHtml(html));
      const alternates = pages.flatMap((page) => alternateOf(page, root) ?? []);
      const {api, configSchema, messages} = referenceOf(allContent);
      const search = searchConfigurationOf(siteConfig);
      await writeFiles(outDir, [
        [notFoundFile, notFound.page],
        notFound.script,
        [indexPath, indexPages(pages, search.search.provider)],
        ...alternateFiles(alternates, latestDocs(allContent).sections, root),
        ...explanationFiles(knownMessages(messages), pages, root),
        // For other programs.
        ['openapi.yaml', stringify(api, {aliasDuplicateObjects: false, lineWidth: 120})],
        ['config.schema.json', `${JSON.stringify(configSchema, null, 2)}\n`],
        ...downloadFiles(pages),
        ...(await drawCards(pages, root, siteDir, colors.cards)),
        ...redirectPages(routesPaths, siteConfig.url, baseUrl),
        ...metadataFiles(root, baseUrl, colors.bars),
        await noScriptFile(outDir),
        await printStyleSheet(),
        ...(await serverFiles(pages, search, {siteDir, outDir, origin: siteConfig.url, baseUrl})),
      ]);
    },
  };
}
