import {type Page, type Route} from '@playwright/test';
import {holdRequests, holdScripts, withoutPrefetch} from './support/network';
import {expect, test} from './support/test';

const opened = 'docs/getting-started/deploy';

/** Scripts that contain the text of a page: the code of an opened page would contain its sentences. */
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

test('Links in the text open a new tab with the corresponding key, otherwise a page without loading a document, and Back brings the text back', async ({
  page,
  context,
  site,
}) => {
  await site.open(opened);
  const before = await site.main.locator('.theme-doc-markdown').innerText();
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  const link = site.main.locator('.theme-doc-markdown').getByRole('link', {name: 'Quick start'}).first();
  const tab = context.waitForEvent('page');
  await link.click({modifiers: ['ControlOrMeta']});
  await expect(await tab).toHaveURL(/quick-start$/);
  await expect(page).toHaveURL(/deploy$/);
  await link.click();
  await expect(site.heading).toHaveText('Quick start');
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

test('Tabs on a page that I reach through a link switch by mouse and keys, and the choice is kept after Accept', async ({
  page,
  site,
}) => {
  await site.open('docs/getting-started/configuration');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Deploy', exact: true}).click();
  await expect(site.heading).toHaveText(/Deploy/);
  await site.cookieSettings.click();
  await site.banner.getByRole('button', {name: 'Accept All Cookies'}).click();
  const tab = (name: string) => page.getByRole('tab', {name});
  await tab('Windows').click();
  await expect(tab('Windows')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Linux')).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Linux')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab('Linux')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await site.stored('docusaurus.tab.os')).toBe('windows');
  await site.open('docs/providers-services/providers/server-provider');
  await expect(tab('Windows')).toHaveAttribute('aria-selected', 'true');
});

test('A tab has a URL, which opens it and stays with it', async ({page, site}) => {
  await site.open('docs/operations/uninstall-move#source');
  const tab = (name: string) => page.getByRole('tab', {name});
  await expect(tab('From source')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('From source')).toBeInViewport();
  await tab('docker run').click();
  await expect(page).toHaveURL(/#docker$/);
  await site.reload();
  await expect(tab('docker run')).toHaveAttribute('aria-selected', 'true');
});

test("The browser's search for words finds those of a tab that isn't shown, and the tab opens", async ({
  page,
  site,
}) => {
  await site.open('docs/operations/uninstall-move');
  const words = 'If your configuration file has different paths';
  await expect(page.getByText(words)).toBeHidden();
  await site.findWords(words);
  await expect(page.getByText(words)).toBeInViewport();
  await expect(page.getByRole('tab', {name: 'From source'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', {name: 'Docker Compose'})).toHaveAttribute('aria-selected', 'false');
  // A panel that can't be seen, but can be found, must not be read aloud, either.
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('A search for the name of a tab leads to the open tab', async ({page, site, modal}) => {
  await site.open('docs');
  await modal.search('uninstall docker run');
  await modal.hits.locator('a[href*="uninstall-move#remove-the-console"]').first().click();
  await expect(page.getByRole('tab', {name: 'docker run'})).toHaveAttribute('aria-selected', 'true');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('Every tab is shown under its name', async ({page}) => {
    await page.goto('docs/operations/uninstall-move');
    for (const panel of await page.getByRole('tabpanel').all()) {
      await expect(panel).toBeVisible();
      const label = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(label).toBe(`"${(await panel.getAttribute('data-label')) ?? 'none'}"`);
    }
    await expect(page.getByRole('tabpanel')).toHaveCount(4);
  });

  test('A phone shows the menu instead of a button for it', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('docs/operations/upgrade');
    await expect(site.menuButton).toBeHidden();
    await expect(site.navbar.getByRole('button', {name: 'Search'})).toBeHidden();
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quick start'}).click();
    await expect(site.heading).toHaveText(/Quick start/);
    await site.navbar.getByRole('link', {name: 'Integrations'}).click();
    await expect(site.heading).toHaveText(/Integrations/);
    // It replaces the search.
    await site.navbar.getByRole('link', {name: 'All pages'}).click();
    await expect(site.heading).toHaveText('All pages');
  });

  test('A list of all pages, linked at the end of each, says what is on them', async ({page, site}) => {
    await page.goto('docs/operations/upgrade');
    await site.footer.getByRole('link', {name: 'All pages', exact: true}).click();
    await expect(site.heading).toHaveText('All pages');
    const sections = await site.main.getByRole('heading', {level: 2}).allInnerTexts();
    expect([...new Set(sections)]).toEqual(sections);
    const links = site.main.getByRole('link');
    const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(listed).toEqual(expect.arrayContaining(['/docs/operations/upgrade', '/docs/legal/privacy']));
    const uninstall = site.main.getByRole('listitem').filter({hasText: 'Uninstall'}).first();
    await expect(uninstall.getByRole('paragraph')).not.toBeEmpty();
    await uninstall.getByRole('link').click();
    await expect(site.heading).toHaveText(/Uninstall/);
  });
});

test('A press on a screenshot enlarges it, and Escape closes it and returns the focus', async ({
  page,
  site,
}) => {
  await site.open('docs/alerts/alert-management');
  const link = site.main.locator('a[data-large-picture]:visible').first();
  await link.click();
  const dialog = page.getByRole('dialog', {name: 'Large picture'});
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await expect(dialog).toContainText((await link.locator('img').getAttribute('alt')) ?? 'no text');
  const width = () => dialog.getByRole('img').evaluate((image) => image.clientWidth);
  const whole = await width();
  await dialog.getByRole('button', {name: 'Zoom in or out'}).click();
  expect(await width()).toBeGreaterThan(whole);
  await dialog.getByRole('img').click();
  expect(await width()).toBe(whole);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('Two presses before the code arrives open one picture, and one list of shortcuts', async ({
  page,
  site,
}) => {
  await site.open('docs/alerts/alert-management');
  const link = site.main.locator('a[data-large-picture]:visible').first();
  for (const press of [() => link.click(), () => page.keyboard.press('?')]) {
    const release = await holdScripts(page);
    await press();
    await press();
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('A picture and the list of shortcuts stay closed if I open the search before their code arrives', async ({
  page,
  site,
  modal,
}) => {
  await withoutPrefetch(page);
  await site.open('docs/alerts/alert-management');
  await modal.openWhole();
  await page.keyboard.press('Escape');
  const link = site.main.locator('a[data-large-picture]:visible').first();
  for (const press of [() => link.click(), () => page.keyboard.press('?')]) {
    const release = await holdScripts(page);
    const answered = page.waitForResponse('**/assets/js/**');
    await press();
    await modal.open();
    release();
    await (await answered).finished();
    await page.keyboard.type('kibana');
    await expect(modal.hits.first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.unrouteAll();
  }
});

test.describe('a picture whose code comes once I have gone to another page', () => {
  test.use({allowed: {messages: [/Failed to load resource/]}});

  for (const {what, end, ended} of [
    {
      what: 'arrives',
      end: (route: Route) => route.continue(),
      ended: async (page: Page) => (await page.waitForResponse('**/assets/js/**')).finished(),
    },
    {
      what: "doesn't arrive",
      end: (route: Route) => route.abort(),
      ended: (page: Page) => page.waitForEvent('console'),
    },
  ]) {
    test(`neither opens nor replaces that page if the code ${what}`, async ({page, site}) => {
      await withoutPrefetch(page);
      await site.open();
      await site.navbar.getByRole('link', {name: 'Alerts'}).click();
      await expect(site.heading).toHaveText('Add alerts');
      const release = await holdRequests(page, '**/assets/js/**', end);
      await site.main.locator('a[data-large-picture]:visible').first().click();
      await page.goBack();
      await expect(site.heading).not.toHaveText('Add alerts');
      const over = ended(page);
      release();
      await over;
      await page.unrouteAll({behavior: 'wait'});
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Keyboard shortcuts');
    });
  }
});

test('A click with a modifier key on a screenshot is left to the browser, which opens or saves the picture', async ({
  page,
  site,
}) => {
  await site.open('docs/alerts/alert-management');
  const link = site.main.locator('a[data-large-picture]:visible').first();
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    const isHandled = await link.evaluate((element, name) => {
      let handled = false;
      window.addEventListener(
        'click',
        (event) => {
          handled = event.defaultPrevented;
          event.preventDefault();
        },
        {once: true},
      );
      element.dispatchEvent(new MouseEvent('click', {[name]: true, bubbles: true, cancelable: true}));
      return handled;
    }, key);
    expect(isHandled, key).toBe(false);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
