import {algoliasearch} from 'algoliasearch';
import {parseHost} from '../../src/search/client/hosted/hosts';
import {readBuild} from '../support/readBuild';
import {checkKey} from './checkKey';
import {readPushTarget} from './environment';
import {hostedRecords} from './hostedRecords';
import {indexSynonyms} from './indexSettings';
import {pushRecords} from './pushRecords';

export interface PushOptions {
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
  print(`${records.length} records of ${site.pages.length} pages in ${directory}.`);
  if (isDryRun) {
    print(`Dry run: nothing is sent. A push would also set ${indexSynonyms.length} groups of synonyms.`);
    return;
  }
  const {appId, adminKey, indexName, hosts} = readPushTarget(env);
  const client = algoliasearch(appId, adminKey, hosts.length > 0 ? {hosts: hosts.map(parseHost)} : {});
  await checkKey(client, adminKey);
  await pushRecords({client, indexName, records, onProgress: print});
}
