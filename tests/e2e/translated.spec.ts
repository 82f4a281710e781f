/**
 * Many readers have the browser translate the site, which replaces the text nodes that the scripts know. Whatever a
 * reader does has to lead to the same text as without a translation. In these tests, the translation keeps the words.
 */
import {type Browser, type ElementHandle, type Locator, type Page} from '@playwright/test';
import {SearchModal} from './support/searchModal';
import {SitePage} from './support/SitePage';
import {expect, test} from './support/test';
import {takeTour} from './support/tour';
import {translatePages} from './support/translation';

/** What a reader does, and the part of the page to compare. */
type Act = (site: SitePage) => Promise<Locator>;

/** The text as readers see it, and the values of fields. */
function seen(part: Locator): Promise<string> {
  return part.evaluate((element: HTMLElement) => element.innerText.replace(/\s+/g, ' '));
}

/** Where two texts begin to differ, with what follows; empty if they're the same. */
function difference(one: string, other: string): readonly string[] {
  if (one === other) {
    return [];
  }
  let start = 0;
  while (one[start] === other[start]) {
    start += 1;
  }
  return [one, other].map((text) => text.slice(Math.max(0, start - 80)).slice(0, 240));
}

/** Waits until both show the same text. A button's message may stay for ten seconds. */
async function expectSame(parts: readonly [Locator, Locator], after: string): Promise<void> {
  await expect(async () => {
    expect(difference(await seen(parts[0]), await seen(parts[1]))).toEqual([]);
  }, `after: ${after}`).toPass({timeout: 15_000});
}

test.beforeEach(async ({context}) => {
  await translatePages(context);
});

/** An untranslated page in the same browser. */
async function openOriginal(browser: Browser, page: Page, baseURL: string | undefined): Promise<SitePage> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    storageState,
    ...(baseURL && {baseURL}),
  });
  return new SitePage(await context.newPage());
}

/** Does the same on both pages, step by step, and compares them after each. */
async function compare(
  sites: readonly [SitePage, SitePage],
  address: string,
  steps: readonly (readonly [name: string, act: Act])[],
): Promise<void> {
  for (const site of sites) {
    await site.open(address);
  }
  for (const [name, act] of steps) {
    await expectSame([await act(sites[0]), await act(sites[1])], name);
  }
}

/**
 * Enters a query, and waits for its result. The pages can be compared only then, because either may still show the
 * previous result.
 */
function searchInModal(query: string): readonly [string, Act] {
  return [
    `search for "${query}"`,
    async ({page}) => {
      const modal = new SearchModal(page);
      if (query === '') {
        await modal.input.fill('');
        await expect(modal.dialog).toContainText('No recent searches');
      } else {
        await modal.searchAgain(query);
      }
      return modal.dialog;
    },
  ];
}

const queries = [
  'docker',
  'docker c',
  'docker compose',
  'dokcer compose',
  'JWT_SECRET',
  'API_TOKEN',
  'zzqqyyxx',
] as const;

test('The search modal shows the same, whatever I type', async ({browser, page, baseURL}) => {
  const sites = [new SitePage(page), await openOriginal(browser, page, baseURL)] as const;
  await compare(sites, 'docs', [
    [
      'opening',
      async (site) => {
        const modal = new SearchModal(site.page);
        await modal.openWhole();
        return modal.dialog;
      },
    ],
    ...[...queries, 'connect ECONNREFUSED 10.1.2.3:22', '', 'docker'].map(searchInModal),
  ]);
  await sites[1].page.context().close();
});

test('The search page shows the same, whatever I type', async ({browser, page, baseURL}) => {
  const sites = [new SitePage(page), await openOriginal(browser, page, baseURL)] as const;
  await compare(
    sites,
    'search',
    [...queries, '', 'docker'].map((query) => [
      `search for "${query}"`,
      async ({main}) => {
        await main.getByRole('searchbox').fill(query);
        if (query !== '') {
          await expect(main.getByRole('heading', {level: 1})).toContainText(`"${query}"`);
          // Suggestions are the categories of the previous hits, so each query has to be answered.
          await expect(main.getByRole('status')).toContainText(/^(?:Results|No results) for/);
        }
        return main;
      },
    ]),
  );
  await sites[1].page.context().close();
});

/** Uses a control as a reader would; does nothing with one that downloads a file. */
async function use(locator: Locator): Promise<void> {
  // The code for a distant part of the page hasn't loaded yet.
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
  test(`Every control of ${address} leads to the same text`, async ({browser, page, baseURL}) => {
    const sites = [new SitePage(page), await openOriginal(browser, page, baseURL)] as const;
    for (const site of sites) {
      await site.open(address);
    }
    const [translated, original] = sites.map(({main}) => main.locator(controls)) as [Locator, Locator];
    // A control has the same position on both only if they have equally many: copy buttons appear with their block.
    const sameControls = () =>
      expect(async () => {
        expect(await translated.count()).toBe(await original.count());
      }).toPass();
    await sameControls();
    const mains = [sites[0].main, sites[1].main] as const;
    await expectSame(mains, 'loading');
    for (let place = 0; place < Math.min(mostControls, await original.count()); place += 1) {
      const name = await original.nth(place).evaluate((element) => element.outerHTML.slice(0, 200));
      if (
        !/Download|Show secrets/.test(name) &&
        (await original.nth(place).isVisible()) &&
        (await original.nth(place).isEnabled())
      ) {
        await sameControls();
        await use(original.nth(place));
        await use(translated.nth(place));
        await expectSame(mains, name);
      }
    }
    const boxes = await original.page().locator('main [data-paste-box]').count();
    for (const text of boxes > 0 ? pastedTexts : []) {
      for (const {main} of sites) {
        await main.locator('[data-paste-box] textarea').first().fill(text);
        await main.locator('[data-paste-box] [type=submit]').first().click();
      }
      await expectSame(mains, `pasting ${text}`);
    }
    await sites[1].page.context().close();
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
      const inEnglish = page.locator(':is(code, kbd, samp, pre, [data-value], [data-wording])');
      expect(await inEnglish.locator('font').allTextContents(), path).toEqual([]);
    });
  });
});
