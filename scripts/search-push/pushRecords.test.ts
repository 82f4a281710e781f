import {createServer} from 'node:http';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {afterEach, describe, expect, it} from 'vitest';
import {fixtureEngine} from '../../src/search/client/fixtures/site';
import {parseHost} from '../../src/search/client/hosted/hosts';
import {startAdminServer, type AdminServer} from '../../tests/support/adminServer';
import {listenOnLoopback} from '../../tests/support/loopback';
import {checkKey} from './push';
import {indexSynonyms} from './indexSettings';
import {pushRecords} from './pushRecords';

const adminRights = ['addObject', 'deleteIndex', 'editSettings', 'settings', 'listIndexes', 'search'];
const {records} = fixtureEngine();
const newIds = records.map(({objectID}) => objectID).sort();
const oldIds = ['old-1', 'old-2', 'old-3'];

let server: AdminServer;
afterEach(() => server.close());

function connect(): Algoliasearch {
  return algoliasearch('APP', 'admin-key', {hosts: [parseHost(server.origin)]});
}

async function push(): Promise<readonly string[]> {
  const progress: string[] = [];
  await pushRecords({
    client: connect(),
    indexName: 'docs',
    records,
    onProgress: (text) => progress.push(text),
  });
  return progress;
}

function liveIds(): readonly string[] {
  return [...(server.indexes.get('docs')?.records.keys() ?? [])].sort();
}

describe('a push', () => {
  it('replaces the records, sets what searching needs, and leaves nothing else behind', async () => {
    server = await startAdminServer(adminRights);
    server.fill('docs', oldIds);
    const progress = await push();
    expect(liveIds()).toEqual(newIds);
    expect([...server.indexes.keys()]).toEqual(['docs']);
    const {settings, synonyms} = server.indexes.get('docs') ?? {};
    expect(JSON.stringify(settings)).toMatch(/language.*docusaurus_tag.*type/);
    expect(synonyms).toHaveLength(indexSynonyms.length);
    expect(progress.at(-2)).toBe(`${records.length} of ${records.length} records are sent.`);
  });

  it('leaves all old records or all new ones, wherever the network fails', async () => {
    server = await startAdminServer(adminRights);
    server.fill('docs', oldIds);
    await push();
    const steps = server.seen.length;
    const move = server.seen.lastIndexOf('POST /1/indexes/docs_tmp/operation');
    expect(move).toBeGreaterThan(5);
    await server.close();

    for (let step = 0; step < steps; step += 1) {
      server = await startAdminServer(adminRights);
      server.fill('docs', oldIds);
      server.failFrom(step);
      await expect(push(), `failing at step ${step}`).rejects.toThrow();
      expect(liveIds(), `failing at step ${step}`).toEqual(step <= move ? oldIds : newIds);
      await server.close();
    }
  });

  it('deletes what an interrupted push left behind', async () => {
    server = await startAdminServer(adminRights);
    server.fill('docs_tmp_123456', ['half']);
    server.fill('docs_other', ['not ours']);
    await push();
    expect([...server.indexes.keys()].sort()).toEqual(['docs', 'docs_other']);
  });
});

describe('the key', () => {
  it('is rejected if it can only search, before anything is written', async () => {
    server = await startAdminServer(['search']);
    await expect(checkKey(connect(), 'search-key')).rejects.toThrow(
      'ALGOLIA_ADMIN_API_KEY is a search-only key. Nothing was changed. Use a key with the permissions addObject,',
    );
    expect(server.indexes.size).toBe(0);
  });

  it('is rejected if a permission is missing, which is named', async () => {
    server = await startAdminServer(adminRights.filter((right) => right !== 'editSettings'));
    await expect(checkKey(connect(), 'key')).rejects.toThrow(
      'lacks permissions. Nothing was changed. Use a key with the permissions editSettings.',
    );
  });

  it('is not blamed for a page that a proxy sends instead of a response', async () => {
    const proxy = await listenOnLoopback(
      createServer((_request, response) => response.end('<!doctype html>')),
    );
    const client = algoliasearch('APP', 'admin-key', {hosts: [parseHost(proxy.origin)]});
    await expect(checkKey(client, 'key')).rejects.toThrow("it isn't JSON. Nothing was changed.");
    await proxy.close();
  });

  it('is accepted with every permission', async () => {
    server = await startAdminServer(adminRights);
    await expect(checkKey(connect(), 'key')).resolves.toBeUndefined();
  });
});
