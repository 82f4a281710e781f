import siteConfig from '@generated/docusaurus.config';
import {readClientConfiguration} from './clientConfiguration';
import type {SiteSearchClient} from './client';
import {createLazyClient, type LoadedClient} from './lazyClient';
import type {WorkerConnection} from './worker/connectWorker';
import {startWorker} from './worker/startWorker';

const configuration = readClientConfiguration(siteConfig);
const startSearchWorker = (): WorkerConnection => startWorker(siteConfig.baseUrl);
let firstWorker: WorkerConnection | null = null;
let singleton: SiteSearchClient | null = null;

/** Each provider is a chunk of its own: a site downloads the one that it uses. */
async function loadClient(): Promise<LoadedClient> {
  if (configuration.provider === 'hosted') {
    return (await import('./hosted')).loadHostedClient(configuration);
  }
  // The worker fetches the index while the rest of the client is on its way.
  firstWorker ??= startSearchWorker();
  const {loadEmbeddedClient} = await import('./embedded');
  return loadEmbeddedClient(siteConfig.baseUrl, firstWorker, startSearchWorker);
}

/** The one client of the page, so that answers are kept across openings of the modal. */
export function getSearchClient(): SiteSearchClient {
  singleton ??= createLazyClient(loadClient, {showsProviderMark: configuration.provider === 'hosted'});
  return singleton;
}
