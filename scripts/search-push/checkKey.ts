import type {Acl, Algoliasearch} from 'algoliasearch';

/** What the push does, in the rights of the service. */
const neededRights: readonly Acl[] = ['addObject', 'deleteIndex', 'editSettings', 'settings', 'listIndexes'];

/**
 * Makes sure before anything is written that the key may write.
 *
 * @throws Error that names the rights the key lacks, or that the key is unknown
 */
export async function checkKey(client: Pick<Algoliasearch, 'getApiKey'>, key: string): Promise<void> {
  const rights = await client.getApiKey({key}).then(
    ({acl}) => acl,
    (error: unknown) => {
      const status = (error as {readonly status?: number}).status;
      if (status === 403 || status === 404) {
        throw new Error(
          'The search service does not know ALGOLIA_ADMIN_API_KEY. Check it, and ALGOLIA_APP_ID.',
        );
      }
      throw error;
    },
  );
  const missing = neededRights.filter((right) => !rights.includes(right));
  if (missing.length > 0) {
    const kind = rights.every((right) => right === 'search') ? 'is a search-only key' : 'lacks rights';
    throw new Error(
      `ALGOLIA_ADMIN_API_KEY ${kind}. Nothing was changed. Use a key with the rights ${missing.join(', ')}.`,
    );
  }
}
