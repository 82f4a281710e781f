import {type JSHandle, type Locator, type Page} from '@playwright/test';
import {interceptRequests, withoutPrefetch} from './support/network';
import {expect, test} from './support/test';

function listOf(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Keyboard shortcuts'});
}

test('A question mark lists the shortcuts, and Escape returns the focus', async ({page, site, modal}) => {
  await site.open('docs/operations/hardening');
  await site.complete();
  const link = site.main.getByRole('link').first();
  await link.focus();
  await page.keyboard.press('?');
  await expect(listOf(page).getByText('Open the search')).toBeVisible();
  await expect(listOf(page).locator('kbd').filter({hasText: 'Ctrl'}).first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(listOf(page)).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(modal.dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test.describe('if the list cannot be loaded', () => {
  // This message is the browser's own; an error from the page would fail the test.
  test.use({allowed: {messages: [/Failed to load resource/]}});

  test('no error is left behind, and the next press loads it', async ({page, site}) => {
    await withoutPrefetch(page);
    await site.open('docs/operations/hardening');
    await site.complete();
    await interceptRequests(page, /\.js$/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.keyboard.press('?');
    await refused;
    // The page knows it, too.
    await site.settled();
    await page.unroute(/\.js$/);
    await page.keyboard.press('?');
    await expect(listOf(page)).toBeVisible();
  });
});

test('A line in the footer opens the list, which stays open while I select its text, and closes at a press outside', async ({
  page,
  site,
}) => {
  await site.open('docs/operations/hardening');
  await site.complete();
  await site.footer.getByRole('button', {name: 'Keyboard shortcuts'}).click();
  await listOf(page).getByRole('heading', {name: 'In the search'}).click();
  await expect(listOf(page)).toBeVisible();
  const title = listOf(page).getByRole('heading', {name: 'Keyboard shortcuts'});
  await title.hover({position: {x: 20, y: 10}});
  await page.mouse.down();
  await page.mouse.move(5, 5, {steps: 5});
  await page.mouse.up();
  await expect(listOf(page)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await page.mouse.click(5, 5);
  await expect(listOf(page)).toHaveCount(0);
});

test('A question mark that I type is text', async ({page, site, modal}) => {
  await site.open('docs/reference/error-messages/console');
  const field = site.main.getByRole('searchbox').first();
  await field.fill('why');
  await field.press('?');
  await expect(field).toHaveValue('why?');
  await modal.open();
  await modal.input.fill('why');
  await modal.input.press('?');
  await expect(modal.input).toHaveValue('why?');
  await expect(listOf(page)).toHaveCount(0);
});

test('A key that I hold acts once', async ({page, site, modal: {dialog, input}}) => {
  await site.open('docs/operations/hardening');
  await site.complete();
  for (const keys of [['Control', 'k'], ['/']]) {
    const held = keys.slice(-1);
    // Four times, so a modal that alternately opens and closes would end up closed.
    for (const key of [...keys, ...held, ...held, ...held]) {
      await page.keyboard.down(key);
    }
    for (const key of keys) {
      await page.keyboard.up(key);
    }
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await site.footer.getByRole('button', {name: 'Keyboard shortcuts'}).focus();
  await page.keyboard.down('Enter');
  await expect(listOf(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(listOf(page)).toBeVisible();
});

/** Holds a key for four keydown events: anything that it toggles ends as it began. */
async function hold(page: Page, key: string): Promise<void> {
  for (const _repetition of [1, 2, 3, 4]) {
    await page.keyboard.down(key);
  }
  await page.keyboard.up(key);
}

/** The URLs that the page sets from now on with `replaceState`; Safari allows 100 in ten seconds. */
function replacedAddresses(page: Page): Promise<JSHandle<unknown[]>> {
  return page.evaluateHandle(() => {
    const replaced: unknown[] = [];
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (state, title, address) => {
      replaced.push(address);
      replace(state, title, address);
    };
    return replaced;
  });
}

test('A tab that I hold Enter or Space on changes the URL once', async ({page, site}) => {
  await site.open('docs/getting-started/deploy');
  const tab = page.getByRole('tab').nth(1);
  const addresses = await replacedAddresses(page);
  await tab.focus();
  await hold(page, 'Enter');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await hold(page, ' ');
  expect(await addresses.jsonValue()).toEqual(['#windows', '#windows']);
});

test('A field that I hold Enter in submits its form once', async ({page, site}) => {
  await site.open('search?q=docker');
  await expect(site.main.getByRole('status')).toHaveText('Results for "docker"');
  const addresses = await replacedAddresses(page);
  await site.main.getByRole('searchbox').focus();
  await hold(page, 'Enter');
  // Each press keeps the position in the results.
  expect(await addresses.jsonValue()).toHaveLength(1);
});

test('A dropdown that I hold Enter or Space on opens, and stays open', async ({page, site}) => {
  await site.open('docs');
  const button = site.navbar.getByRole('button', {name: 'Next'});
  for (const key of ['Enter', ' ']) {
    await button.focus();
    await hold(page, key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('A section that I hold Enter on opens and stays open', async ({page, site}) => {
  await site.open('docs/reference/error-messages/hosts/network');
  const section = page.locator('main details').first();
  await section.locator('summary').focus();
  await hold(page, 'Enter');
  await expect(section).toHaveAttribute('open');
});

test('I can turn off the single-character shortcuts, and the rest stay', async ({
  page,
  site,
  modal: {dialog},
}) => {
  await site.open('docs/operations/hardening');
  await page.keyboard.press('?');
  await listOf(page).getByRole('checkbox', {name: "/ and ? work while you aren't typing"}).uncheck();
  await page.keyboard.press('Escape');
  for (const _visit of ['this', 'the next']) {
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await expect(listOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await site.reload();
  }
  await site.footer.getByRole('button', {name: 'Keyboard shortcuts'}).click();
  await listOf(page).getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
});

test('A slash that I press right after Escape belongs to the page, however busy it is', async ({
  page,
  site,
  modal: {dialog},
}) => {
  await site.open('docs/operations/hardening');
  await site.complete();
  await page.keyboard.press('?');
  await expect(listOf(page)).toBeVisible();
  // Both keys wait for this task, and the browser dispatches keys before the event of a closed dialog.
  const task = page.evaluate(() => {
    const end = performance.now() + 400;
    while (performance.now() < end);
  });
  await Promise.all([task, page.keyboard.press('Escape'), page.keyboard.press('/')]);
  await expect(listOf(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('I can turn the shortcuts of one character off for this visit where the browser stores nothing', async ({
  page,
  site,
  modal: {dialog},
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await site.open('docs/operations/hardening');
  await page.keyboard.press('?');
  const choice = listOf(page).getByRole('checkbox');
  await choice.uncheck();
  await expect(choice).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveValue('');
});

test('On a tab, an arrow and Home with another key held belong to the browser', async ({page, site}) => {
  await site.open('docs/getting-started/deploy');
  const tab = page.getByRole('tab', {selected: true}).first();
  await tab.focus();
  // Back.
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(tab).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(tab).toBeFocused();
});

test('In the search box, an arrow with Shift held selects my text', async ({page, site, modal}) => {
  await site.open('docs');
  await modal.search('docker');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(modal.hits.first()).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => String(getSelection()))).toBe('docker');
});
