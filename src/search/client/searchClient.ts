import siteConfig from '@generated/docusaurus.config';
import {putFirst} from '../../lib/urgentLoad';
import type {Search, SearchRequest, SearchResult} from './contract';
import {startWorker} from './embedded/startWorker';
import type {AskWorker} from './embedded/connectWorker';
import {once} from './once';
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
let askWorker: AskWorker | null = null;
let loaded = once(loadSearch);

/** The hosted service requires its logo next to its results. */
export const showsProviderMark = search.provider === 'hosted';

interface LoadedSearch {
  readonly search: Search;
  /** Settles once the first search no longer has to wait for a download. */
  readonly prepared?: Promise<unknown>;
}

/** Each provider is a chunk of its own: a site downloads only the one it uses. */
async function loadSearch(): Promise<LoadedSearch> {
  if (search.provider === 'hosted') {
    const {loadHostedSearch} = await import('./hosted/hostedSearch');
    return {search: loadHostedSearch(credentials, search.hosts)};
  }
  // The worker fetches the index while the rest of the search loads.
  askWorker ??= startWorker(siteConfig.baseUrl);
  // Asking again with a query's first letter would make the letter wait for another reply, which a busy page handles
  // after the next letter.
  const prepared = askWorker('prepare');
  putFirst(prepared);
  const {loadEmbeddedSearch} = await import('./embedded/embeddedSearch');
  return {search: loadEmbeddedSearch(siteConfig.baseUrl, askWorker), prepared};
}

/** The page's only client, so results are kept when the modal is closed. It loads what it needs with the first call. */
export const searchClient = {
  search: async (request: SearchRequest): Promise<SearchResult> => (await loaded()).search(request),
  async prepare(): Promise<void> {
    try {
      const {prepared} = await loaded();
      await prepared;
    } catch {
      // The first search tries again and reports what's wrong.
    }
  },
} as const;

if (process.env.NODE_ENV === 'development') {
  // Idle again, after a part of the page was replaced: the next search requests the index of the current pages.
  import.meta.webpackHot?.addStatusHandler((status) => {
    if (status === 'idle') {
      askWorker = null;
      loaded = once(loadSearch);
    }
  });
}
