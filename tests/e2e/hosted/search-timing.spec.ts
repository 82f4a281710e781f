/** How long a reader waits, measured from the reader's side: in the page, from the key press to what it shows. */
import {type Page} from '@playwright/test';
import {expect, test} from '../support/hostedTest';
import {holdRequests} from '../support/network';

test.beforeEach(async ({site}) => {
  await site.open('docs');
});

/** The times in the titles; change the two together. */
const busyMs = 80;
const stallMs = 300;
const timeoutsMs = {connect: 1000, read: 2000};
/** A busy machine draws late; it never draws early. */
const drawMs = 400;

/** Records the milliseconds from the first input to the first time that the modal has each class. */
async function watchModal(page: Page): Promise<(className: string) => Promise<number>> {
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(window, {times});
    let start = 0;
    const note = (): void => {
      start ||= performance.now();
    };
    // Before any other listener.
    window.addEventListener('input', note, true);
    new MutationObserver(() => {
      for (const name of document.querySelector('.DocSearch-Container')?.classList ?? []) {
        times[name] ??= performance.now() - start;
      }
    }).observe(document.body, {subtree: true, attributes: true, attributeFilter: ['class']});
  });
  return async (className) => {
    await expect(page.locator(`.${className}`)).toBeVisible();
    return page.evaluate(
      (name) => (window as unknown as {readonly times: Record<string, number>}).times[name] ?? 0,
      className,
    );
  };
}

test('the modal is busy from 80 ms without a response on, stalled from 300 ms on, then idle again', async ({
  modal,
  hosts,
  page,
}) => {
  const release = await holdRequests(page, `${hosts.first.origin}/**`);
  await modal.openWhole();
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
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
  hosts.first.behave({kind: 'slow', ms: 900});
  await site.open('search');
  await page.getByRole('searchbox').fill('docker');
  await expect(site.main.getByRole('status')).toHaveText('Searching', {timeout: stallMs});
  await expect(site.results.first()).toBeVisible();
});

test('two hosts that hang cost a second each, then the reader is told', async ({modal, misbehave, page}) => {
  await modal.open();
  await misbehave({kind: 'hang'});
  const timeOf = await watchModal(page);
  await modal.input.fill('docker');
  expect(await timeOf('DocSearch-Container--Stalled')).toBeLessThan(stallMs + drawMs);
  const failed = await timeOf('DocSearch-Container--Errored');
  expect(failed).toBeGreaterThanOrEqual(2 * timeoutsMs.connect);
  expect(failed).toBeLessThan(2 * timeoutsMs.connect + drawMs);
});

test('responses that stop halfway cost two seconds each, then the reader is told', async ({
  modal,
  misbehave,
  page,
}) => {
  await modal.open();
  await misbehave({kind: 'stop'});
  const timeOf = await watchModal(page);
  await modal.input.fill('docker');
  const failed = await timeOf('DocSearch-Container--Errored');
  expect(failed).toBeGreaterThanOrEqual(2 * timeoutsMs.read);
  expect(failed).toBeLessThan(2 * timeoutsMs.read + drawMs);
});
