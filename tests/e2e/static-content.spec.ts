import {type Page} from '@playwright/test';
import {expect, test} from './support/test';

const opened = 'docs/getting-started/deploy';

/** Scripts that hold the text of a page: the code of an opened page would have its sentences. */
async function scriptsWith(page: Page, sentence: string, visit: () => Promise<void>): Promise<number> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      bodies.push(response.text());
    }
  });
  await visit();
  return (await Promise.all(bodies)).filter((body) => body.includes(sentence)).length;
}

test('The page that I open does not load its text a second time as code', async ({page, site}) => {
  const sentence = 'signs login tokens';
  const found = await scriptsWith(page, sentence, async () => {
    await site.open(opened);
  });
  await expect(site.main).toContainText(sentence);
  expect(found).toBe(0);
});

test('Links in the text open pages without loading a document, and Back brings the text back', async ({
  page,
  site,
}) => {
  await site.open(opened);
  const before = await site.main.locator('.theme-doc-markdown').innerText();
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  await site.main
    .locator('.theme-doc-markdown')
    .getByRole('link', {name: 'System requirements'})
    .first()
    .click();
  await expect(site.heading).toHaveText(/requirements/i);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  await page.goBack();
  await expect(site.heading).toHaveText(/Deploy/);
  expect(await site.main.locator('.theme-doc-markdown').innerText()).toBe(before);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
});

test('A link that I press while the page is becoming interactive opens its page, not the text of this one', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    let root: Window['docusaurusRoot'];
    Object.defineProperty(window, 'docusaurusRoot', {
      get: () => root,
      set: (created: typeof root) => {
        root = created;
        document.querySelector<HTMLElement>('.theme-doc-sidebar-menu a[href$="/configuration"]')?.click();
      },
    });
  });
  await site.open(opened);
  await expect(page).toHaveURL(/configuration$/);
  await expect(site.heading).toHaveText('Configuration');
  await expect(page).toHaveTitle(/^Configuration/);
});

test('A link in the text opens in a new tab with the key for it', async ({page, context, site}) => {
  await site.open(opened);
  const tab = context.waitForEvent('page');
  await site.main
    .locator('.theme-doc-markdown')
    .getByRole('link', {name: 'System requirements'})
    .first()
    .click({modifiers: ['ControlOrMeta']});
  await expect(async () => expect((await tab).url()).toContain('system-requirements')).toPass();
  await expect(page).toHaveURL(/deploy$/);
});

for (const [way, reach] of [
  ['opened directly', (page: Page) => page.goto(opened)],
  [
    'reached by a link',
    async (page: Page) => {
      await page.goto('docs/getting-started/configuration');
      await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Deploy'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/Deploy/);
    },
  ],
] as const) {
  test(`Tabs on a page ${way} switch by mouse and keys, and the choice is kept after Accept`, async ({
    page,
    site,
  }) => {
    await reach(page);
    await site.hydrated();
    await site.cookieSettings.click();
    await site.banner.getByRole('button', {name: 'Accept All Cookies'}).click();
    const tab = (name: string) => page.getByRole('tab', {name});
    await tab('macOS').click();
    await expect(tab('macOS')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Linux')).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(tab('Windows')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab('Windows')).toHaveAttribute('aria-selected', 'true');
    expect(await site.stored('docusaurus.tab.os')).toBe('windows');
    await page.goto('docs/providers-services/providers/server-provider');
    await site.hydrated();
    await expect(tab('Windows')).toHaveAttribute('aria-selected', 'true');
  });
}

test('A press on a screen opens it large, and Escape closes it and gives the focus back', async ({
  page,
  site,
}) => {
  await site.open('docs/alerts/alert-management');
  const link = site.main.locator('a[data-large-picture]:visible').first();
  await link.click();
  const dialog = page.getByRole('dialog', {name: 'Large picture'});
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('The table of contents of the page that I open marks where I am', async ({page, site}) => {
  await site.open(opened);
  const toc = page.locator('.theme-doc-toc-desktop');
  const links = await toc.getByRole('link').count();
  expect(links).toBeGreaterThan(5);
  await page.getByRole('heading', {name: 'Check that it works'}).scrollIntoViewIfNeeded();
  await expect(toc.locator('.table-of-contents__link--active')).toHaveCount(1);
});
