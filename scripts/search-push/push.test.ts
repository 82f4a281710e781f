import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {searchSettings} from '../../src/site/search';
import {startAdminServer, type AdminServer} from '../../tests/support/adminServer';
import {indexSynonyms} from './indexSettings';
import {push} from './push';

const page =
  '<html lang="en"><head><link rel="canonical" href="https://docs.test/docs/deploy">' +
  '<meta name="docsearch:docusaurus_tag" content="docs-default-current"></head>' +
  '<body><main><article><h1>Deploy</h1><p>Run it with Docker.</p></article></main></body></html>';

const {indexName} = searchSettings;
const oldIds = ['old-1', 'old-2', 'old-3'];
const newIds = ['/docs/deploy#:0', '/docs/deploy#:1'];

let directory: string;
let server: AdminServer;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'search-push-'));
  await writeFile(path.join(directory, 'index.html'), page);
  server = await startAdminServer();
  server.fill(indexName, oldIds);
});
afterEach(async () => {
  await server.close();
});

/** Pushes with a key, unless another environment is given. */
async function run(isDryRun = false, own?: Readonly<Record<string, string>>): Promise<string> {
  const lines: string[] = [];
  const env = own ?? {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_ADMIN_API_KEY: 'admin',
    ALGOLIA_HOSTS: server.origin,
  };
  await push({directory, isDryRun, env, print: (text) => lines.push(text)});
  return lines.join('\n');
}

function liveIds(): readonly string[] {
  return [...(server.indexes.get(indexName)?.records.keys() ?? [])].sort();
}

it('a dry run needs no key, sends nothing, and says what would be sent', async () => {
  expect(await run(true, {ALGOLIA_HOSTS: server.origin})).toMatch(
    /^2 records from 1 pages in .+\nDry run: nothing is sent\. A push would also set \d+ groups of synonyms\.$/,
  );
  expect(server.seen).toEqual([]);
});

it('a push replaces the records, sets what searching needs, and leaves nothing else behind', async () => {
  const printed = await run();
  expect(liveIds()).toEqual(newIds);
  expect([...server.indexes.keys()]).toEqual([indexName]);
  const {settings, synonyms} = server.indexes.get(indexName) ?? {};
  expect(JSON.stringify(settings)).toMatch(/language.*docusaurus_tag.*type/);
  expect(synonyms).toHaveLength(indexSynonyms.length);
  // The key is for the service alone.
  expect(printed).not.toContain('admin');
});

it('a push leaves all old records or all new ones, wherever the network fails', async () => {
  await run();
  const steps = server.seen.length;
  const move = server.seen.lastIndexOf(`POST /1/indexes/${indexName}_tmp/operation`);
  expect(move).toBeGreaterThan(5);

  for (let step = 0; step < steps; step += 1) {
    await server.close();
    server = await startAdminServer();
    server.fill(indexName, oldIds);
    server.failFrom(step);
    await expect(run(), `failing at step ${step}`).rejects.toThrow();
    expect(liveIds(), `failing at step ${step}`).toEqual(step <= move ? oldIds : newIds);
  }
});

it('without a key, it says which one to set before it sends anything', async () => {
  await expect(run(false, {ALGOLIA_APP_ID: 'APP'})).rejects.toThrow('ALGOLIA_ADMIN_API_KEY is missing');
  expect(server.seen).toEqual([]);
});

it('without a build, it says how to make one', async () => {
  await rm(path.join(directory, 'index.html'));
  await expect(run(true, {})).rejects.toThrow('has no page to search. Run "npm run build" first');
  const missing = path.join(directory, 'missing');
  const pushed = push({directory: missing, isDryRun: true, env: {}, print: () => undefined});
  await expect(pushed).rejects.toThrow('missing has no page to search. Run "npm run build" first');
});
