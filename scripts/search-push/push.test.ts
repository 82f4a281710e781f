import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {searchSettings} from '../../src/site/search';
import {startAdminServer, type AdminServer} from '../../tests/support/adminServer';
import {push} from './push';

const page =
  '<html lang="en"><head><link rel="canonical" href="https://docs.test/docs/deploy">' +
  '<meta name="docsearch:docusaurus_tag" content="docs-default-current"></head>' +
  '<body><main><article><h1>Deploy</h1><p>Run it with Docker.</p></article></main></body></html>';

let directory: string;
let server: AdminServer;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'search-push-'));
  await writeFile(path.join(directory, 'index.html'), page);
  server = await startAdminServer(['addObject', 'deleteIndex', 'editSettings', 'settings', 'listIndexes']);
});
afterEach(async () => {
  await Promise.all([rm(directory, {recursive: true}), server.close()]);
});

async function run(isDryRun: boolean, env: Readonly<Record<string, string>>): Promise<string> {
  const lines: string[] = [];
  await push({directory, isDryRun, env, print: (text) => lines.push(text)});
  return lines.join('\n');
}

it('a dry run needs no key, sends nothing, and says what would be sent', async () => {
  expect(await run(true, {ALGOLIA_HOSTS: server.origin})).toMatch(
    /^2 records from 1 pages in .+\nDry run: nothing is sent\. A push would also set \d+ groups of synonyms\.$/,
  );
  expect(server.seen).toEqual([]);
});

it("a push sends the records of the build to the site's index, and reports its progress", async () => {
  const env = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: 'admin', ALGOLIA_HOSTS: server.origin};
  const printed = await run(false, env);
  expect(printed).toContain('2 of 2 records are sent.');
  expect(server.indexes.get(searchSettings.indexName)?.records.size).toBe(2);
  // The key is for the service alone.
  expect(printed).not.toContain('admin');
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
