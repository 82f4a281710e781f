import {algoliasearch} from 'algoliasearch';
import {parseHost} from '../../src/search/client/hosted/hosts';
import {readBuild} from '../support/readBuild';
import {readPushTarget} from './environment';
import {hostedRecords} from './hostedRecords';
import {indexSettings, indexSynonyms} from './indexSettings';

interface PushOptions {
  /** Output folder of the build. */
  readonly directory: string;
  readonly isDryRun: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
}

/**
 * Uploads settings, synonyms, and the records of a built site to the service. The records go into a temporary index that
 * replaces the old one when it's complete, so readers find either all old records or all new ones.
 *
 * @throws Error with what to do about it, or with what the service says
 */
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
  const settings = await client.setSettings({indexName, indexSettings});
  await client.waitForTask({indexName, taskID: settings.taskID});
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: indexSynonyms,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: synonyms.taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
  print(`"${indexName}" now contains the ${records.length} records of this build.`);
}
