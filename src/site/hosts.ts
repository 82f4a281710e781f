import type {SearchConfiguration} from './search';

/** A host that readers' browsers contact besides the one that serves the site. */
interface SearchHost {
  readonly origin: string;
  readonly purpose: string;
}

/**
 * The search service's hosts, in the order they're tried; none for the embedded index. Unless the configuration names
 * hosts, these are the ones that the service's client derives from the application ID: the nearest, then three
 * fallbacks.
 */
export function searchHosts({search, credentials}: SearchConfiguration): readonly SearchHost[] {
  if (search.provider === 'embedded') {
    return [];
  }
  const id = credentials.appId.toLowerCase();
  const defaults = [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
  return (search.hosts.length > 0 ? search.hosts : defaults).map((origin) => ({
    origin,
    purpose: 'Receives your searches',
  }));
}
