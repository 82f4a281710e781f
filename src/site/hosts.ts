import type {SearchConfiguration} from './search';

/** A host that a reader's browser talks to besides the one that serves the site. */
export interface SearchHost {
  readonly origin: string;
  readonly purpose: string;
}

/**
 * The hosts of the search service in the order in which they are tried; none with the embedded index.
 * Without hosts of its own, a hosted configuration uses those that the service's client derives from the
 * application id: the nearest one, then three fallbacks.
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
    purpose: 'Answers the searches that you type',
  }));
}
