import siteConfig from '@generated/docusaurus.config';
import {readClientConfiguration} from './clientConfiguration';
import type {SiteSearchClient} from './client';
import {createLazyClient, type LoadedClient} from './lazyClient';

const configuration = readClientConfiguration(siteConfig);
let singleton: SiteSearchClient | null = null;

/** Each provider is a chunk of its own: a site downloads the one that it uses. */
async function loadClient(): Promise<LoadedClient> {
  if (configuration.provider === 'hosted') {
    return (await import('./hosted')).loadHostedClient(configuration);
  }
  return (await import('./embedded')).loadEmbeddedClient(siteConfig.baseUrl);
}

/** The one client of the page, so that answers are kept across openings of the modal (row 65). */
export function getSearchClient(): SiteSearchClient {
  singleton ??= createLazyClient(loadClient, {showsProviderMark: configuration.provider === 'hosted'});
  return singleton;
}
