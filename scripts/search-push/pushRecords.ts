import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../src/lib/search/record';
import {indexSettings, indexSynonyms} from './indexSettings';

interface Push {
  readonly client: Algoliasearch;
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  /** Gets a description of each step once it's done. */
  readonly onProgress: (text: string) => void;
}

const batchSize = 1000;
const hourMs = 3_600_000;

/**
 * Uploads settings, synonyms, and records to the service. The records go into a temporary index that replaces the old
 * one when it's complete, so readers find either all old records or all new ones.
 */
export async function pushRecords({client, indexName, records, onProgress}: Push): Promise<void> {
  await removeLeftovers(client, indexName);
  const settings = await client.setSettings({indexName, indexSettings});
  await client.waitForTask({indexName, taskID: settings.taskID});
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: indexSynonyms,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: synonyms.taskID});
  onProgress(`Settings and ${indexSynonyms.length} groups of synonyms are set.`);
  let sent = 0;
  const reporting: Algoliasearch = {
    ...client,
    async batch(params, options) {
      const response = await client.batch(params, options);
      sent += 'indexName' in params ? params.batchWriteParams.requests.length : 0;
      onProgress(`${sent} of ${records.length} records are sent.`);
      return response;
    },
  };
  await reporting.replaceAllObjects({indexName, objects: records.map((record) => ({...record})), batchSize});
  onProgress(`"${indexName}" now contains the ${records.length} records of this build.`);
}

/** Deletes temporary indexes of interrupted pushes, but not those of one that may still be running. */
async function removeLeftovers(client: Algoliasearch, indexName: string): Promise<void> {
  const {items} = await client.listIndices();
  const leftovers = items.filter(
    ({name, updatedAt}) =>
      name.startsWith(`${indexName}_tmp_`) && Date.now() - Date.parse(updatedAt) > hourMs,
  );
  for (const {name} of leftovers) {
    await client.deleteIndex({indexName: name});
  }
}
