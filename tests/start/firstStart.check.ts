/**
 * What an author gets from the first `npm start` after a clone: the development server, started with an empty cache.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {manifestPath} from '@site/src/lib/search/indexFile';
import {SearchModal} from '../e2e/support/searchModal';
import {copySite, neutralEnvironment} from '../run/siteCopy';
import {findBrowser, sandboxArguments} from '../support/browser';
import {untilListening} from '../support/untilListening';

const port = 4330;
const origin = `http://localhost:${port}`;
const site = path.resolve('.test-builds/start-site');
const firstPage = 'docs/getting-started/quick-start';

/** Maximum milliseconds until the first hits once a page has loaded. */
const patienceMs = 5000;
/** Maximum time for the server to compile. */
const compilationMs = 120_000;

let server: ChildProcess;
let ended: Promise<unknown>;
let browser: Browser;
let page: Page;
let modal: SearchModal;

beforeAll(async () => {
  copySite(site);
  // As in a clone.
  rmSync(path.join(site, 'docs/_generated'), {recursive: true, force: true});
  const command = path.join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  server = spawn(process.execPath, [command, 'start', '--no-open', '--port', String(port)], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...neutralEnvironment,
      // The test runner's own `NODE_ENV` would have an effect.
      NODE_ENV: undefined,
      // The copy shares its packages, and so the cache folder, with the site.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    },
  });
  ended = once(server, 'close');
  const executablePath = findBrowser();
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : {executablePath}),
    args: [...sandboxArguments],
  });
  page = await browser.newPage();
  modal = new SearchModal(page);
  await untilListening(server, port);
  await page.goto(`${origin}/${firstPage}`, {waitUntil: 'load', timeout: compilationMs});
}, compilationMs);

afterAll(async () => {
  await browser.close();
  server.kill();
  await ended;
});

it('finds pages within five seconds after the first one has loaded', async () => {
  await modal.button.click();
  await modal.input.fill('kubernetes');
  await modal.hits.first().waitFor({timeout: patienceMs});
});

it('finds the same as a build', async () => {
  const served = await fetch(`${origin}/${manifestPath}`);
  const built = readFileSync(path.join('build', manifestPath), 'utf8');
  // The name of an index has a hash of its content.
  expect(await served.json()).toEqual(JSON.parse(built));
});

it('reports that the index is being prepared, then finds the new words of a page that was edited', async () => {
  await page.keyboard.press('Escape');
  appendFileSync(path.join(site, `${firstPage}.mdx`), '\n## Work and rest\n\nThe axolotl never restarts.\n');
  await page.getByText('The axolotl never restarts.').waitFor();
  await modal.open();
  await modal.input.fill('axolotl');
  await modal.status.getByText('The search index is being prepared.').waitFor();
  await modal.hits.first().waitFor();
  expect(await modal.snippet(modal.hits.first()).textContent()).toContain('The axolotl never restarts.');
  expect(await modal.input.inputValue()).toBe('axolotl');
});
