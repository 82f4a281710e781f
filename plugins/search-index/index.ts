import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchConfigurationOf} from '../../src/site/search';
import {developmentServer} from './development';
import {entryFile} from './development/makeIndex';

/**
 * The embedded search index of `docusaurus start`, which builds no pages: renders the ones that it has compiled, and
 * serves their index at the path that it has in a build, where `plugins/after-build` makes it.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const {search} = searchConfigurationOf(context.siteConfig);
  const isServed = process.env.NODE_ENV === 'development' && search.provider === 'embedded';

  return {
    name: 'search-index',

    getClientModules: () => (isServed ? [entryFile] : []),

    configureWebpack: () => (isServed ? developmentServer(context) : {}),
  };
}
