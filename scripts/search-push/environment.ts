import {readSearchConfiguration, readVariable} from '../../src/site/search';

interface PushTarget {
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
  /** Origins that replace the service's own hosts; for proxies and tests. */
  readonly hosts: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the push target from the environment, which is the only source of the key.
 *
 * @throws Error that names the variable to set
 */
export function readPushTarget(env: Environment): PushTarget {
  const adminKey = readVariable(env, 'ALGOLIA_ADMIN_API_KEY');
  const appId = readVariable(env, 'ALGOLIA_APP_ID');
  if (appId === '') {
    throw new Error('ALGOLIA_APP_ID is missing. Set it to the application ID of your search service.');
  }
  if (adminKey === '') {
    throw new Error(
      "ALGOLIA_ADMIN_API_KEY is missing. Set it in the environment; it's never read from a file.",
    );
  }
  // The admin key replaces the search key, which isn't needed here, so names and hosts are read the same way.
  const {search, credentials} = readSearchConfiguration({...env, ALGOLIA_SEARCH_API_KEY: adminKey});
  return {
    appId,
    adminKey,
    indexName: credentials.indexName,
    hosts: search.provider === 'hosted' ? search.hosts : [],
  };
}
