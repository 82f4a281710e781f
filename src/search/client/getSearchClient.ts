import siteConfig from '@generated/docusaurus.config';
import {putFirst} from '../../lib/urgentLoad';
import type {SearchClient} from './contract';
import {startWorker} from './embedded/startWorker';
import type {SearchWorker} from './embedded/connectWorker';
import {createLazyClient} from './lazyClient';
import {searchConfigurationOf} from '../../site/search';

declare global {
  interface ImportMeta {
    /** The bundler's replacement of modules, only in development. */
    readonly webpackHot?: {
      readonly addStatusHandler: (handler: (status: string) => void) => void;
    };
  }
}

const {search, credentials} = searchConfigurationOf(siteConfig);
const startSearchWorker = (): SearchWorker => startWorker(siteConfig.baseUrl);
let firstWorker: SearchWorker | null = null;
let singleton: SearchClient | null = null;

/** Each provider is a chunk of its own: a site downloads only the one it uses. */
async function loadClient(): Promise<SearchClient> {
  if (search.provider === 'hosted') {
    const {createHostedClient} = await import('./hosted/hostedClient');
    return createHostedClient({...credentials, hosts: search.hosts});
  }
  // The worker fetches the index while the rest of the client loads.
  firstWorker ??= startSearchWorker();
  const prepared = firstWorker.ask('prepare');
  putFirst(prepared);
  const {loadEmbeddedClient} = await import('./embedded/embeddedClient');
  return loadEmbeddedClient(siteConfig.baseUrl, firstWorker, startSearchWorker, prepared);
}

/** The page's only client, so results are kept when the modal is closed. */
export function getSearchClient(): SearchClient {
  singleton ??= createLazyClient(loadClient, search.provider === 'hosted');
  return singleton;
}

if (process.env.NODE_ENV === 'development') {
  // Idle again, after a part of the page was replaced: the next search requests the index of the current pages.
  import.meta.webpackHot?.addStatusHandler((status) => {
    if (status === 'idle') {
      firstWorker = null;
      singleton = null;
    }
  });
}
