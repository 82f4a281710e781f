import contentDocs, {
  validateOptions,
  type DocMetadata,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cleanPath} from '../../src/site/address';
import {moveDescriptions} from './moveDescriptions';

/** Cleans the paths of a doc, the previous one, and the next one, but not the base path, which may have capitals. */
function withCleanPaths(doc: DocMetadata, basePath: string): DocMetadata {
  const clean = <Link extends {readonly permalink: string}>(link: Link): Link => ({
    ...link,
    permalink: basePath + cleanPath(`/${link.permalink.slice(basePath.length)}`).slice(1),
  });
  const {previous, next} = doc;
  return {...clean(doc), previous: previous && clean(previous), next: next && clean(next)};
}

/**
 * The framework's docs, with one URL form for all pages, and less data on each. By default, the page of a folder gets a
 * URL with a trailing slash: `/docs/` for the introduction. Links, canonical URLs, the sitemap, and everything that's
 * made from the pages follow.
 */
async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async loadContent() {
      const content = await plugin.loadContent?.();
      const loadedVersions = content?.loadedVersions ?? [];
      return {
        loadedVersions: loadedVersions.map((version) => ({
          ...version,
          docs: version.docs.map((doc) => withCleanPaths(doc, context.baseUrl)),
        })),
      };
    },
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(moveDescriptions(route))},
      });
    },
  };
}

/** The framework looks for it here. */
docs.validateOptions = validateOptions;

export default docs;
