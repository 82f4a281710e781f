import type {SearchConfiguration} from './search';

/**
 * The origins of the search service, in the order in which they're tried; none for the embedded index. Readers'
 * browsers contact no other host besides the one that serves the site. Unless the configuration names hosts, these are
 * the ones that the service's client derives from the application ID: the nearest, then three fallbacks.
 */
export function searchHosts({search, credentials}: SearchConfiguration): readonly string[] {
  if (search.provider === 'embedded') {
    return [];
  }
  const id = credentials.appId.toLowerCase();
  const defaults = [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
  return search.hosts.length > 0 ? search.hosts : defaults;
}
