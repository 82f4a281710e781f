import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Locator, type Page} from '@playwright/test';
import type {SearchRequest} from '../../src/search/client/contract';
import type {Reply} from '../../src/search/client/embedded/connectWorker';
import {findBuild} from '../run/siteBuilds';
import {holdRequests, holdScriptsOf, withoutPrefetch} from './support/network';
import {type SitePage} from './support/SitePage';
import {pauseClock} from './support/pauseClock';
import {expect, test} from './support/test';

test('20 results at a time, more on request', async ({site, page}) => {
  // Nothing is ever visible, so only the button can request more.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {
        this.disconnect();
      }
    };
  });
  await site.open('search?q=alert');
  const {results} = site;
  await expect(results).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).press('Enter');
  await expect(results).toHaveCount(40);
});

/**
 * Loads results by scrolling, opens one of the last, and returns its position and a function that reads it again. Only
 * for queries without an answer card, which could arrive late and move the results by a pixel.
 */
async function openLateResult({page, main, results}: SitePage, index = 34) {
  await expect(results).toHaveCount(20);
  await page.getByRole('button', {name: 'Show more results'}).scrollIntoViewIfNeeded();
  await expect(results).toHaveCount(40);
  const result = results.nth(index);
  await result.scrollIntoViewIfNeeded();
  const look = async () => ({
    count: await results.count(),
    top: await result.evaluate((element) => Math.round(element.getBoundingClientRect().top)),
  });
  const before = await look();
  await result.getByRole('link').click();
  await expect(main.locator('article')).toBeVisible();
  return {before, look};
}

test('Back from a result leads to my position, with everything that I had loaded, with and without a reload, and a new query begins with its first results', async ({
  site,
  page,
}) => {
  await site.open('search?q=docker');
  const {before, look} = await openLateResult(site);
  await page.goBack();
  await expect.poll(look).toEqual(before);
  // The document is a new one.
  await page.goto('docs/core-features');
  await page.goBack();
  await expect.poll(look).toEqual(before);
  await page.reload();
  await expect.poll(look).toEqual(before);
  await page.getByRole('searchbox').fill('server');
  await expect(page).toHaveURL(/q=server$/);
  await expect(site.results).toHaveCount(20);
});

/**
 * Keeps one page of results from arriving.
 *
 * @param failsWhile the request fails as long as session storage has this key; without one, it gets no response at all
 */
async function withholdResults(page: Page, number: number, failsWhile: string | null = null): Promise<void> {
  await page.addInitScript(
    ([withheld, key]) => {
      window.Worker = class extends Worker {
        override postMessage(request: SearchRequest, ports?: unknown): void {
          const isWithheld = request.page === withheld;
          if (!isWithheld || (key !== null && sessionStorage.getItem(key) === null)) {
            super.postMessage(request, ports as Transferable[]);
          } else if (key !== null) {
            const [port] = ports as MessagePort[];
            port?.postMessage({failure: 'No such page of results'} satisfies Reply);
          }
        }
      };
    },
    [number, failsWhile] as const,
  );
}

test('no more results are requested until a reader asks for them', async ({site, page}) => {
  await page.clock.install();
  await withholdResults(page, 1);
  await site.open('search?q=alert');
  await expect(site.results).toHaveCount(20);
  // As long as it takes until a failed search has been repeated twice.
  await page.clock.runFor(2000);
  await page.clock.runFor(6000);
  await expect(site.main.getByRole('list')).toHaveAttribute('aria-busy', 'false');
});

test('Back leads to my position from a result that I opened while more were loading', async ({
  site,
  page,
}) => {
  await withholdResults(page, 2);
  await site.open('search?q=docker');
  const {before, look} = await openLateResult(site, 39);
  await page.goBack();
  await expect.poll(look).toEqual(before);
});

test('Back shows the results that arrive, even if further ones fail, and the rest after a retry', async ({
  site,
  page,
}) => {
  const failing = 'failing';
  await withholdResults(page, 1, failing);
  await site.open('search?q=docker');
  await openLateResult(site);
  await page.goBack();
  await expect(site.results).toHaveCount(40);
  // The document is a new one, with nothing in memory.
  await page.goto('docs/core-features');
  await page.evaluate((key) => sessionStorage.setItem(key, 'true'), failing);
  await page.goBack();
  // At the first failure, because the request is repeated automatically soon afterward.
  const beside = await page.waitForFunction(
    () => document.querySelector('main [role=alert]') && [document.querySelectorAll('main ol > li').length],
  );
  expect(await beside.jsonValue()).toEqual([20]);
  await page.evaluate((key) => sessionStorage.removeItem(key), failing);
  await expect(site.results).toHaveCount(40);
});

test('if more results fail to load, it says so where I look for them', async ({site, page}) => {
  const failing = 'failing';
  await withholdResults(page, 1, failing);
  await site.open('search?q=service');
  await expect(site.results).toHaveCount(20);
  // Otherwise, they would also be requested automatically.
  await pauseClock(page);
  await page.evaluate((key) => sessionStorage.setItem(key, 'true'), failing);
  const more = page.getByRole('button', {name: 'Show more results'});
  await more.press('Enter');
  await expect(site.main.getByRole('alert')).toBeInViewport();
  await expect(more).toBeFocused();
  await page.evaluate((key) => sessionStorage.removeItem(key), failing);
  await more.press('Enter');
  await expect(site.results).toHaveCount(40);
  await expect(site.main.getByRole('alert')).toHaveCount(0);
});

const scripts = path.join(findBuild('site').outDir, 'assets/js');

/** From now on, cards wait, but not the results; call the returned function to let them through. */
function holdCards(page: Page): Promise<() => void> {
  const cards = readdirSync(scripts).find((file) =>
    readFileSync(path.join(scripts, file), 'utf8').includes('answer-card__'),
  );
  if (cards === undefined) {
    throw new Error(`None of the scripts in ${scripts} has the cards.`);
  }
  return holdRequests(page, `**/${cards}`);
}

test('a result opens if I press it while a card arrives out of sight', async ({site, page}) => {
  const release = await holdCards(page);
  await site.open('search?q=Failed to fetch');
  const result = site.results.nth(15).getByRole('link');
  await result.scrollIntoViewIfNeeded();
  await result.evaluate((link: HTMLElement) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.answer-card')) {
        observer.disconnect();
        link.click();
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  release();
  await expect(page).toHaveURL(/\/docs\//);
});

test('a reload leads to my position, even if the card above the results arrives after them', async ({
  site,
  page,
}) => {
  await site.open('search?q=Failed to fetch');
  const card = site.main.getByRole('region').first();
  const result = site.results.nth(15);
  await expect(card).toBeVisible();
  await result.scrollIntoViewIfNeeded();
  const look = () => result.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await look();
  await page.waitForFunction(
    () => (window.history.state as {position?: unknown} | null)?.position !== undefined,
  );
  const release = await holdCards(page);
  await page.reload();
  await expect(result).toBeInViewport();
  release();
  await expect(card).toBeVisible();
  // Element positions are rounded to a pixel.
  await expect.poll(async () => Math.abs((await look()) - before)).toBeLessThan(3);
});

test('no key is lost if the browser limits changes of the URL, which follows after a pause', async ({
  site,
  page,
}) => {
  // As in Safari.
  await page.addInitScript(() => {
    const replaceState = window.history.replaceState.bind(window.history);
    let times: number[] = [];
    window.history.replaceState = (...change) => {
      times = [...times.filter((time) => time > Date.now() - 10_000), Date.now()];
      if (times.length > 100) {
        throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
      }
      replaceState(...change);
    };
  });
  await site.open('search');
  const field = page.getByRole('searchbox');
  await field.focus();
  for (let press = 0; press < 55; press += 1) {
    await page.keyboard.press('x');
    await page.keyboard.press('Backspace');
  }
  await page.keyboard.type('docker');
  await expect(field).toHaveValue('docker');
  await expect(page).toHaveURL(/\/search\?q=docker$/);
});

test('no key is lost on a machine that has no time between two of them', async ({site, page}) => {
  await site.open('search');
  const field = page.getByRole('searchbox');
  await field.evaluate(async (input: HTMLInputElement) => {
    for (let press = 0; press < 60; press += 1) {
      input.setRangeText('x');
      input.dispatchEvent(new Event('input', {bubbles: true}));
      // React renders in a microtask, and nothing else gets a turn.
      await Promise.resolve();
    }
  });
  await expect(field).toHaveValue('x'.repeat(60));
  await expect(page).toHaveURL(/q=x{60}$/);
});

test('what I type while the page of a result loads stays in the field and out of its URL', async ({
  site,
  page,
}) => {
  await withoutPrefetch(page);
  await site.open('search?q=backup');
  await expect(site.results).toHaveCount(20);
  const result = site.results.nth(1).getByRole('link');
  const release = await holdScriptsOf(page, () => result.press('Enter'));
  const field = page.getByRole('searchbox');
  await field.press('End');
  await field.press('s');
  // By then, the URL of this page would follow.
  await expect(page.getByText('Results for "backups"')).toBeAttached();
  await expect(field).toHaveValue('backups');
  release();
  await expect(site.main.locator('article')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/[^?]+$/);
});

test('the field accepts at most 64 characters, and so does the URL', async ({site, page}) => {
  await site.open(`search?q=${'x'.repeat(80)}`);
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('x'.repeat(64));
  await field.press('End');
  await page.keyboard.type('yyy');
  await expect(field).toHaveValue('x'.repeat(64));
});

test('the lines of a query in the URL are kept apart', async ({site, page}) => {
  await site.open('search?q=docker%0D%0Acompose');
  await expect(page.getByRole('searchbox')).toHaveValue('docker compose');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "docker compose"');
});

test('pasted lines are kept apart, and a paste that does not fit beside what I typed is cut off there; both can be undone', async ({
  site,
  page,
  modal,
}) => {
  const typed = 'why do I see ';
  const message = '[ERROR] connection refused by the backend at port 3001';
  const check = async (field: Locator): Promise<void> => {
    await field.fill('error: ');
    await site.paste('permission\r\n  denied\n');
    await expect(field).toHaveValue('error: permission denied');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('error: ');
    await field.fill(typed);
    await site.paste(message);
    await expect(field).toHaveValue((typed + message).slice(0, 64));
  };
  for (const address of ['', 'search']) {
    await test.step(`/${address}`, async () => {
      await site.open(address);
      await check(site.main.getByRole('searchbox').first());
    });
  }
  await test.step('the modal', async () => {
    await modal.openWhole();
    await check(modal.input);
    await modal.answers((typed + message).slice(0, 64));
    await expect(modal.input).toHaveValue((typed + message).slice(0, 64));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(modal.input).toHaveValue(typed);
  });
});

test('without a query, there is a landmark, a heading, and nothing else', async ({site, page}) => {
  await site.open('search');
  await expect(site.main).toHaveCount(1);
  await expect(site.heading).toHaveText('Search the documentation');
  await expect(site.main.locator('ol')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Search every page/);
});

test('the button keeps the results of what I typed, without a reload', async ({site, page}) => {
  await site.open('search?q=docker');
  const {results} = site;
  await results.first().waitFor();
  const titles = await results.allTextContents();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await site.main.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL(/\/search\?q=docker$/);
  await expect(results).toHaveText(titles);
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
});

test('nothing found after something was: the words of the modal, and up to 3 searches to try instead', async ({
  site,
  page,
}) => {
  await site.open('search?q=server');
  await site.main.getByRole('listitem').first().waitFor();
  const field = page.getByRole('searchbox');
  await field.fill('zzqqyyxx');
  const {main} = site;
  await expect(main).toContainText('Try searching for');
  // Only the sentence is announced.
  await expect(main.getByRole('status')).toHaveText('No results for "zzqqyyxx"');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /issues\/new\?title=.*zzqqyyxx/,
  );
  const suggestions = main.getByRole('listitem').getByRole('button');
  await expect(suggestions).toHaveCount(3);
  await suggestions.first().click();
  await expect(site.results.first()).toBeVisible();
  await expect(field).toBeFocused();
});

test('a query with markup, wildcards, or broken codes is text', async ({site}) => {
  const markup = '<img src=x onerror=alert(1)>';
  await site.open(`search?q=${encodeURIComponent(markup)}`);
  for (const query of [markup, '%', '%ED%A0%80', '.*+?^${}()|[]', '\u202Ealert']) {
    await site.main.getByRole('searchbox').fill(query);
    await expect(site.heading).toHaveText(`Search results for "${query}"`);
    await expect(site.main.getByRole('status')).toHaveText(/^(?:Results|No results) for/);
    await expect(site.main.locator('img')).toHaveCount(0);
  }
});

test("a feature that's missing doesn't read like one that exists, here or in the modal", async ({
  site,
  page,
}) => {
  await site.open('search?q=dark mode for alerts on call schedules');
  const missing = site.main.getByRole('link', {name: /^Not in this release: On-call schedules/});
  await expect(missing).toHaveAttribute('href', /\/docs\/reference\/not-supported#/);
  await site.open('search?q=storage and availability');
  const area = site.main.getByRole('link', {name: 'Storage and availability'});
  await expect(area.first()).toHaveAccessibleName('Storage and availability');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('on call schedules');
  await expect(page.getByRole('dialog').getByText(/^Not in this release: On-call schedules/)).toBeVisible();
});

for (const [screen, width, least, most] of [
  ['wide', 1280, 13, 26],
  ['narrow', 390, 6, 13],
] as const) {
  test(`a snippet has enough words for two lines on a ${screen} screen`, async ({site, page}) => {
    await page.setViewportSize({width, height: 800});
    await site.open('search?q=backup database');
    const snippets = site.main.locator('ol > li > p:last-child');
    await expect(site.results).toHaveCount(20);
    const words = (await snippets.allInnerTexts()).map((text) => text.split(/\s+/).length);
    const longest = Math.max(...words);
    expect(longest).toBeGreaterThanOrEqual(least);
    expect(longest).toBeLessThanOrEqual(most);
  });
}

test('a misspelled word is shown as it was read, and can be replaced', async ({site, page}) => {
  await site.open('search?q=bakcup');
  await expect(site.main.getByRole('status')).toHaveText('Results for "backup"');
  await expect(site.main).toContainText('Showing results for backup');
  await page.getByRole('button', {name: 'backup', exact: true}).press('Enter');
  await expect(page).toHaveURL(/\?q=backup$/);
  await expect(site.main.getByRole('status')).toHaveText('Results for "backup"');
  await expect(site.main).not.toContainText('Showing results for');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').fill('backup zzqqyyxx');
  await expect(site.main).toContainText('No page mentions zzqqyyxx');
});
