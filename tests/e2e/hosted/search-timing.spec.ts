/** How long a reader waits from the key press to what the page shows, by the page's own clock. */
import {expect, test} from '../support/hostedTest';
import {holdRequests} from '../support/network';
import {pauseClock} from '../support/pauseClock';
import {type SearchModal} from '../support/searchModal';

test.beforeEach(async ({site}) => {
  await site.open('docs');
});

/** The times in the titles; change the two together. */
const busyMs = 80;
const stallMs = 300;
const timeoutsMs = {connect: 1000, read: 2000};

/** Runs the clock until the reader is told, and not a millisecond earlier. */
async function expectErrorAfter(milliseconds: number, {page, error}: SearchModal): Promise<void> {
  await page.clock.runFor(milliseconds - 1);
  await expect(error).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(error).toBeVisible();
}

test('the modal is busy from 80 ms without a response on, stalled from 300 ms on, then idle again', async ({
  modal,
  hosts,
  page,
}) => {
  const release = await holdRequests(page, `${hosts.first.origin}/**`);
  await modal.openWhole();
  await pauseClock(page);
  await modal.input.fill('docker');
  const content = page.locator('.search-modal');
  const stalled = page.locator('.DocSearch-Container--Stalled');
  await page.clock.runFor(busyMs - 1);
  await expect(content).toHaveAttribute('aria-busy', 'false');
  await page.clock.runFor(1);
  await expect(content).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(stallMs - busyMs - 1);
  await expect(stalled).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(stalled).toHaveCount(1);
  // The message appears where nothing else is visible yet.
  await expect(modal.status).toHaveText('Searching');
  await expect(modal.status).toBeInViewport({ratio: 1});
  await expect(modal.dialog.getByText('No recent searches')).toBeHidden();
  release();
  await expect(modal.hits.first()).toBeVisible();
  await expect(stalled).toHaveCount(0);
  await expect(content).toHaveAttribute('aria-busy', 'false');
});

test('the search page shows within 300 ms that it is searching', async ({site, page, hosts}) => {
  const release = await holdRequests(page, `${hosts.first.origin}/**`);
  await site.open('search');
  await pauseClock(page);
  await page.getByRole('searchbox').fill('docker');
  await page.clock.runFor(stallMs);
  await expect(site.main.getByRole('status')).toHaveText('Searching');
  release();
  await expect(site.results.first()).toBeVisible();
});

test('two hosts that hang cost a second each, then the reader is told', async ({
  modal,
  hosts,
  misbehave,
  page,
}) => {
  await modal.openWhole();
  await misbehave({kind: 'hang'});
  await pauseClock(page);
  await modal.input.fill('docker');
  await expect.poll(() => hosts.first.seen.length).toBe(1);
  await page.clock.runFor(timeoutsMs.connect);
  await expect.poll(() => hosts.second.seen.length).toBe(1);
  await expectErrorAfter(timeoutsMs.connect, modal);
});

test('responses that stop halfway cost two seconds each, then the reader is told', async ({
  modal,
  hosts,
  misbehave,
  page,
}) => {
  await modal.openWhole();
  await misbehave({kind: 'stop'});
  await pauseClock(page);
  const first = page.waitForResponse(`${hosts.first.origin}/**`);
  const second = page.waitForResponse(`${hosts.second.origin}/**`);
  await modal.input.fill('docker');
  await first;
  await page.clock.runFor(timeoutsMs.read);
  await second;
  await expectErrorAfter(timeoutsMs.read, modal);
});
