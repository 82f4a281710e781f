import {
  interceptRequests,
  failImmediately,
  holdRequests,
  holdScripts,
  throttleNetwork,
} from './support/network';
import {pauseClock} from './support/pauseClock';
import {recordRequests} from './support/recordRequests';
import {expect, test} from './support/test';
import {indexAddress, errorText} from './support/search';
import {type SearchModal} from './support/searchModal';

const intents: readonly {readonly name: string; readonly show: (modal: SearchModal) => Promise<void>}[] = [
  {name: 'points at the button', show: ({button}) => button.hover()},
  {name: 'moves the focus to the button', show: ({button}) => button.focus()},
  {name: 'presses slash', show: ({page}) => page.keyboard.press('/')},
];

for (const {name, show} of intents) {
  test(`nothing of search is downloaded before a reader ${name}`, async ({site, page, modal}) => {
    const requests = recordRequests(page);
    await site.open('docs');
    await page.mouse.wheel(0, 2000);
    await site.settled();
    const before = requests.length;
    expect(requests.filter((url) => indexAddress.test(url))).toEqual([]);
    await show(modal);
    await expect.poll(() => requests.filter((url) => indexAddress.test(url)).length).toBe(1);
    expect(requests.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  });
}

test('the index is loaded once for the modal and the page', async ({site, page, modal}) => {
  const requests = recordRequests(page);
  await site.open('docs');
  await modal.search('docker');
  await page.keyboard.press('Escape');
  await modal.search('docker');
  await modal.linkToAll('docker').click();
  await expect(page.getByText(/^Results for /)).toBeAttached();
  expect(requests.filter((url) => indexAddress.test(url))).toHaveLength(1);
});

test('the worker is one file, so that it starts after one download', async ({site, page, modal}) => {
  await site.open('docs');
  const started = page.waitForEvent('worker');
  await modal.button.hover();
  const worker = await started;
  await expect
    .poll(() => worker.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)))
    .toContainEqual(expect.stringMatching(indexAddress));
  const scripts = await worker.evaluate(() =>
    performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js')),
  );
  expect(scripts).toEqual([]);
});

test('the rows that fit on the screen are drawn first, and the others follow', async ({
  site,
  page,
  modal,
}) => {
  await site.open('docs');
  await modal.openWhole();
  const firstCount = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const {length} = document.querySelectorAll('.DocSearch-Hit');
          if (length > 0) {
            observer.disconnect();
            resolve(length);
          }
        });
        observer.observe(document.body, {childList: true, subtree: true});
      }),
  );
  await modal.input.fill('server');
  expect(await firstCount).toBe(8);
  await expect.poll(() => modal.hits.count()).toBeGreaterThan(8);
});

test('letters typed before the modal is loaded are not lost', async ({site, page, modal}) => {
  await site.open('docs');
  const release = await holdScripts(page);
  await page.keyboard.press('/');
  await page.keyboard.type('dock');
  await expect(modal.input).toHaveValue('dock');
  const box = await modal.input.elementHandle();
  release();
  await expect(modal.dialog).toContainText('Navigate');
  // The same box, not a similar one: a text cursor, a selection, or half a character wouldn't survive that.
  expect(await modal.input.evaluate((input, before) => input === before, box)).toBe(true);
  await page.keyboard.type('er');
  await expect(modal.input).toHaveValue('docker');
  await expect(modal.hits.first()).toBeVisible();
});

test('a text pasted before the modal is loaded is read as a message, unless something was typed since', async ({
  site,
  page,
  modal,
}) => {
  const log = `2026-11-22T20:43:04.403Z [ERROR] ${'connection refused '.repeat(4)}`;
  for (const typed of [null, 'docker']) {
    await site.open('docs');
    const release = await holdScripts(page);
    await page.keyboard.press('/');
    await site.paste(log);
    await expect(modal.input).toHaveValue(log.slice(0, 64));
    if (typed !== null) {
      await modal.input.fill(typed);
    }
    release();
    await expect(modal.dialog).toContainText('Navigate');
    await expect(modal.input).toHaveValue(typed ?? /^connection refused/);
    await page.unrouteAll();
  }
});

test('Enter before the response arrives opens what it finds', async ({site, page, modal}) => {
  const release = await holdRequests(page, indexAddress);
  await site.open('docs');
  await modal.openWhole();
  await page.keyboard.type('systemd');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs$/);
  release();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/systemd/);
});

test('Enter before the rest of the modal is loaded opens what it finds', async ({site, page, modal}) => {
  await site.open('docs');
  const release = await holdScripts(page);
  await page.keyboard.press('/');
  await page.keyboard.type('systemd');
  await page.keyboard.press('Enter');
  await expect(modal.input).toHaveValue('systemd');
  release();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/systemd/);
});

test.describe('when the modal itself cannot be loaded', () => {
  test.use({allowed: {messages: [/Failed to load resource/]}});

  test('the button tries again and leaves the focus in the box', async ({site, page, modal}) => {
    await site.open('docs');
    // It isn't retried automatically until two seconds later.
    await pauseClock(page);
    await interceptRequests(page, /\.js$/, (route) => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('dock');
    // The box is painted first.
    await page.clock.runFor(1000);
    const retry = modal.error.getByRole('button', {name: 'Try again'});
    await retry.waitFor();
    const asked = page.waitForRequest((request) => request.resourceType() === 'script');
    await retry.click();
    await asked;
    await page.keyboard.type('er');
    await expect(modal.input).toHaveValue('docker');
  });

  test('the reader is told, and the next key tries again', async ({site, page, modal}) => {
    await site.open('docs');
    await interceptRequests(page, /\.js$/, (route) => route.abort());
    await page.keyboard.press('/');
    await expect(modal.dialog).toContainText(errorText);
    await page.unroute(/\.js$/);
    await page.keyboard.type('docker');
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.input).toHaveValue('docker');
  });

  test('the link to all pages leads there, and the modal closes', async ({site, page, modal}) => {
    await site.open('docs');
    // An automatic attempt would take the link away.
    await pauseClock(page);
    await interceptRequests(page, /\.js$/, (route) => route.abort());
    await page.keyboard.press('/');
    // The box is painted first.
    await page.clock.runFor(1000);
    const link = modal.error.getByRole('link', {name: 'All pages'});
    await link.waitFor();
    await page.unroute(/\.js$/);
    await link.click();
    await expect(page).toHaveURL(/\/map$/);
    await expect(modal.dialog).toHaveCount(0);
  });

  test('it is retried automatically, twice, for what was typed', async ({site, page, modal}) => {
    await page.clock.install();
    await site.open('docs');
    await interceptRequests(page, /\.js$/, (route) => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('docker');
    await expect(modal.dialog).toContainText(errorText);
    const retried = page.waitForRequest(/\.js$/);
    await page.clock.runFor(2000);
    await retried;
    await expect(modal.dialog).toContainText(errorText);
    await page.unroute(/\.js$/);
    await page.clock.runFor(6000);
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.input).toHaveValue('docker');
  });

  test('it is retried a second time even if the first attempt fails immediately', async ({
    site,
    page,
    modal,
  }) => {
    await page.clock.install();
    await site.open('docs');
    await failImmediately(page, 5000);
    await page.keyboard.press('/');
    await expect(modal.dialog).toContainText(errorText);
    await page.clock.runFor(2000);
    await page.clock.runFor(6000);
    await expect(modal.dialog).not.toContainText(errorText);
  });
});

test('prefetching waits while the index is loading', async ({site, page, modal}) => {
  const release = await holdRequests(page, indexAddress);
  await site.open('docs');
  const asked = page.waitForRequest(indexAddress);
  await modal.button.hover();
  await asked;
  const prefetched = page.locator('head link[rel="prefetch"]');
  const before = await prefetched.count();
  await page.evaluate(async () => {
    void window.docusaurus.prefetch('/search');
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  });
  expect(await prefetched.count()).toBe(before);
  release();
  await expect.poll(() => prefetched.count()).toBeGreaterThan(before);
});

test('a reader at 400 kbit/s types a query and Enter early, sees the progress of the search, and gets to the result', async ({
  site,
  page,
  modal,
}) => {
  await site.open('docs');
  await throttleNetwork(page);
  await page.keyboard.press('/');
  await page.keyboard.type('forgot password');
  await page.keyboard.press('Enter');
  await expect(modal.status).toContainText(/Loading search [1-9]\d?%/);
  const bar = modal.dialog.getByRole('progressbar', {name: 'Loading search'});
  const share = async (): Promise<number> => Number(await bar.getAttribute('value'));
  const before = await share();
  await expect.poll(share).toBeGreaterThan(before);
  await expect(modal.input).toHaveValue('forgot password');
  await expect(page).toHaveURL(/#forgot-password$/, {timeout: 15_000});
});

test('while the index is loading, the modal and the search page show how much of it has arrived', async ({
  site,
  page,
  modal,
}) => {
  const release = await holdRequests(page, indexAddress);
  await site.open('search');
  await page.getByRole('searchbox').fill('docker');
  const {main} = site;
  await expect(main.getByRole('status')).toContainText('Loading search');
  await expect(main.getByRole('progressbar', {name: 'Loading search'})).toHaveAttribute('value', '0');
  await modal.open();
  await modal.input.fill('docker');
  await expect(modal.dialog.getByRole('progressbar', {name: 'Loading search'})).toBeVisible();
  release();
  await expect(modal.hits.first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
