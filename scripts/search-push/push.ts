import {type Acl, type Algoliasearch, algoliasearch} from 'algoliasearch';
import {parseHost} from '../../src/search/client/hosted/hosts';
import {readBuild} from '../support/readBuild';
import {readPushTarget} from './environment';
import {hostedRecords} from './hostedRecords';
import {indexSynonyms} from './indexSettings';
import {pushRecords} from './pushRecords';

/** The operations of a push, as the service's permissions. */
const neededRights: readonly Acl[] = ['addObject', 'deleteIndex', 'editSettings', 'settings', 'listIndexes'];

/**
 * Checks that the key has write access before anything is written.
 *
 * @throws Error that names the permissions the key lacks, or says that the key is unknown or that a proxy responded
 */
export async function checkKey(client: Pick<Algoliasearch, 'getApiKey'>, key: string): Promise<void> {
  const rights = await client.getApiKey({key}).then(
    ({acl}) => acl,
    (error: unknown) => {
      const {name, status} = error as Error & {readonly status?: number};
      if (status === 403 || status === 404) {
        throw new Error(
          "The search service doesn't recognize ALGOLIA_ADMIN_API_KEY. Check that key and ALGOLIA_APP_ID.",
        );
      }
      // A proxy responded, for example with its sign-in page.
      if (name === 'DeserializationError') {
        throw new Error(
          "The response isn't from the search service: it isn't JSON. Nothing was changed. " +
            'Check ALGOLIA_HOSTS and the proxy of this network.',
        );
      }
      throw error;
    },
  );
  const missing = neededRights.filter((right) => !rights.includes(right));
  if (missing.length > 0) {
    const kind = rights.every((right) => right === 'search') ? 'is a search-only key' : 'lacks permissions';
    throw new Error(
      `ALGOLIA_ADMIN_API_KEY ${kind}. Nothing was changed. Use a key with the permissions ${missing.join(', ')}.`,
    );
  }
}

interface PushOptions {
  /** Output folder of the build. */
  readonly directory: string;
  readonly isDryRun: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
}

/** Pushes the records of a built site. @throws Error with what to do about it */
export async function push({directory, isDryRun, env, print}: PushOptions): Promise<void> {
  const site = await readBuild(directory);
  const records = hostedRecords(site);
  print(`${records.length} records from ${site.pages.length} pages in ${directory}.`);
  if (isDryRun) {
    print(`Dry run: nothing is sent. A push would also set ${indexSynonyms.length} groups of synonyms.`);
    return;
  }
  const {appId, adminKey, indexName, hosts} = readPushTarget(env);
  const client = algoliasearch(appId, adminKey, hosts.length > 0 ? {hosts: hosts.map(parseHost)} : {});
  await checkKey(client, adminKey);
  await pushRecords({client, indexName, records, onProgress: print});
}
