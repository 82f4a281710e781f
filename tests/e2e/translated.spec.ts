/**
 * Many readers have the browser translate the site, which replaces the text nodes that the scripts know. Whatever a
 * reader does must still change what's on the page: a text that changes unseen, or that a script can't remove anymore,
 * logs an error, which fails each of these tests.
 */
import {type ElementHandle, type Locator} from '@playwright/test';
import {expect, test} from './support/test';
import {takeTour} from './support/tour';
import {replaceTexts} from './support/translation';

test.beforeEach(async ({context}) => {
  await context.addInitScript(replaceTexts);
});

const queries = [
  'docker',
  'docker c',
  'docker compose',
  'dokcer compose',
  'JWT_SECRET',
  'API_TOKEN',
  'zzqqyyxx',
  'connect ECONNREFUSED 10.1.2.3:22',
] as const;

test('The search modal and the search page show the results of whatever I type', async ({
  page,
  site,
  modal,
}) => {
  await site.open('docs');
  await modal.openWhole();
  for (const query of [...queries, '', 'docker']) {
    if (query === '') {
      await modal.input.fill('');
      await expect(modal.dialog).toContainText('No recent searches');
    } else {
      await modal.searchAgain(query);
    }
  }
  await site.open('search');
  for (const query of [...queries, '', 'docker']) {
    await page.getByRole('searchbox').fill(query);
    if (query !== '') {
      await expect(site.heading).toContainText(`"${query}"`);
      // Suggestions are the categories of the previous hits, so each query has to be answered.
      await expect(site.main.getByRole('status')).toContainText(/^(?:Results|No results) for/);
    }
  }
  await expect(site.main.locator('font').first()).toBeAttached();
});

/** Uses a control as a reader would; does nothing with one that downloads a file. */
async function use(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  // The same one throughout, because others may come or go while something is entered in it.
  const control = (await locator.elementHandle()) as ElementHandle<HTMLElement>;
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'select') {
    await control.selectOption({index: 1});
  } else if (/^(?:checkbox|radio|button|summary)$/.test(kind)) {
    // The label next to it may be what's pressed. The code of a tool may replace the control in the meantime, and the
    // locator finds the current one.
    await locator.dispatchEvent('click');
  } else {
    const before = await control.inputValue();
    await control.fill('not a value: /');
    await control.press('Tab');
    await control.fill(before === '' ? 'a1' : before);
    await control.press('Tab');
  }
}

/** Some pages have hundreds of similar ones. */
const mostControls = 30;

const controls = 'select, input, textarea, button, summary';

/** Texts that the paste boxes explain. */
const pastedTexts = [
  'connect ECONNREFUSED 10.1.2.3:22\nsomething else\n',
  'JWT_SECRET=short\nPORT=x\n',
  'opsimate/backend:0.0.53',
];

/** Pages with tools, filters, values, and the paste box for messages. */
const tools = [
  'docs/getting-started/builder',
  'docs/alerts/test-an-alert',
  'docs/providers-services/providers/least-privilege',
  'docs/getting-started/check-configuration',
  'docs/operations/which-release',
  'docs/operations/reverse-proxy-tls',
  'diagnose',
] as const;

for (const address of tools) {
  test(`No control of ${address} changes a text unseen or logs an error`, async ({site}) => {
    await site.open(address);
    // The code of its parts has loaded.
    await site.settled();
    const all = site.main.locator(controls);
    for (let index = 0; index < Math.min(mostControls, await all.count()); index += 1) {
      const control = all.nth(index);
      const name = await control.evaluate((element) => element.outerHTML.slice(0, 200));
      if (!/Download|Show secrets/.test(name) && (await control.isVisible()) && (await control.isEnabled())) {
        // The code of a distant part loads when it comes near, and replaces the control.
        await expect(() => use(control)).toPass();
      }
    }
    const box = site.main.locator('[data-paste-box]').first();
    for (const text of (await box.count()) > 0 ? pastedTexts : []) {
      await box.getByRole('textbox').fill(text);
      await box.locator('[type=submit]').click();
      await expect(box.getByRole('status').first()).not.toHaveText(/^(?:Reading…)?$/);
    }
    await expect(site.main.locator('font').first()).toBeAttached();
  });
}

test('The filter of a list of messages counts what it shows', async ({site, page}) => {
  await site.open('docs/reference/error-messages/api');
  const filter = page.getByRole('searchbox', {name: 'Filter messages'});
  const status = page.getByRole('status').filter({hasText: /of \d+ match/});
  await filter.fill('token');
  const first = await status.textContent();
  await filter.fill('Missing Authorization header or API token');
  await expect(status).not.toHaveText(first ?? '');
  await filter.fill('');
  await expect(status).toHaveCount(0);
});

test.describe('for a reader who has chosen nothing yet', () => {
  test.use({answered: false});

  test('Pages of every kind, their tabs, menus, dialogs, and my settings work, and code, keys, and values stay in English', async ({
    site,
    page,
  }) => {
    await takeTour(site, async (path) => {
      await expect(page.locator('main font').first()).toBeAttached();
      const inEnglish = page.locator(':is(code, kbd, samp, pre, [data-value], [data-template])');
      expect(await inEnglish.locator('font').allTextContents(), path).toEqual([]);
    });
  });
});
