import siteConfig from '@generated/docusaurus.config';
import {putFirst} from '../../lib/urgentLoad';
import type {SearchRequest, SearchResult} from './contract';
import {connectWorker, type WorkerClient} from './embedded/connectWorker';
import {cacheResults} from './embedded/cacheResults';
import {reportProgress} from './loadProgress';
import {memoizeAsync} from './memoizeAsync';
import {completesQueries, searchConfigurationOf} from '../../site/search';

declare global {
  interface ImportMeta {
    /** The bundler's replacement of modules, only in development. */
    readonly webpackHot?: {
      readonly addStatusHandler: (handler: (status: string) => void) => void;
    };
  }
}

const {search, credentials} = searchConfigurationOf(siteConfig);
const isHosted = search.provider === 'hosted';

/** The hosted service requires its logo next to its results. */
export const showsProviderMark = isHosted;

/** Results may come with completions of the query. */
export const offersCompletions = completesQueries(search);

/** A chunk of its own, which only sites with the hosted index download. */
const loadHosted = memoizeAsync(async () => {
  const {loadHostedSearch} = await import('./hosted/hostedSearch');
  return loadHostedSearch(credentials, isHosted ? search.hosts : []);
});

/** The worker with the embedded index; `null` before the first call and after it has stopped. */
let worker: WorkerClient | null = null;

/**
 * Starts the worker, which immediately fetches the index. It's part of the main script, because its own chunk would
 * have to wait for the modal's.
 */
function startWorker(): WorkerClient {
  // It reads the base path of the site from its name.
  const thread = new Worker(new URL('./embedded/searchWorker.ts', import.meta.url), {
    name: siteConfig.baseUrl,
  });
  const started = connectWorker(thread, reportProgress, () => {
    worker = null;
  });
  putFirst(started.prepared);
  return {...started, search: cacheResults(started.search)};
}

function workerClient(): WorkerClient {
  worker ??= startWorker();
  return worker;
}

/** The page's only client, so results are kept when the modal is closed. It loads what it needs with the first call. */
export const searchClient = {
  search: async (request: SearchRequest): Promise<SearchResult> =>
    (isHosted ? await loadHosted() : workerClient().search)(request),
  /** Resolves once the first search no longer has to wait for a download. */
  async prepare(): Promise<void> {
    try {
      await (isHosted ? loadHosted() : workerClient().prepared);
    } catch {
      // The first search tries again and reports what's wrong.
    }
  },
} as const;

if (process.env.NODE_ENV === 'development') {
  // Idle again, after a part of the page was replaced: the next search requests the index of the current pages.
  import.meta.webpackHot?.addStatusHandler((status) => {
    if (status === 'idle') {
      worker?.stop();
    }
  });
}
