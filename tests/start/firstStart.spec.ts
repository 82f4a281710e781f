/**
 * What an author gets from the first `npm start` after a clone: the development server, started with an empty cache.
 */
import {appendFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {indexPath} from '../../src/lib/search/indexFile';
import {holdRequests} from '../e2e/support/network';
import {indexAddress} from '../e2e/support/search';
import {expect, test} from '../e2e/support/test';
import {startSite} from '../run/siteCopy';

const firstPage = 'docs/getting-started/quick-start';

/** Maximum milliseconds until the first hits once a page has loaded. */
const timeoutMs = 5000;

test('finds pages within five seconds after the first one has loaded', async ({page, modal}) => {
  await page.goto(firstPage);
  await modal.button.click();
  await modal.input.fill('kubernetes');
  await modal.hits.first().waitFor({timeout: timeoutMs});
});

test('finds the same as a build', async ({request}) => {
  const served = await request.get(indexPath);
  expect(await served.text()).toBe(readFileSync(path.join('build', indexPath), 'utf8'));
});

test('reports that the index is being prepared, then finds the new words of a page that was edited', async ({
  page,
  site,
  modal,
}) => {
  await site.open(firstPage);
  appendFileSync(
    path.join(startSite, `${firstPage}.mdx`),
    '\n## Work and rest\n\nThe axolotl never restarts.\n',
  );
  await page.getByText('The axolotl never restarts.').waitFor();
  // Otherwise, a fast machine would be done before it has to say so.
  const release = await holdRequests(page, indexAddress);
  await modal.open();
  await modal.input.fill('axolotl');
  await expect(modal.status).toContainText('The search index is being prepared.');
  release();
  await modal.hits.first().waitFor();
  await expect(modal.snippet(modal.hits.first())).toContainText('The axolotl never restarts.');
  await expect(modal.input).toHaveValue('axolotl');
});
