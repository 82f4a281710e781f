import {type Page} from '@playwright/test';
import {holdScripts, withoutPrefetch} from '../support/network';
import {type SearchModal} from '../support/searchModal';
import {type SitePage} from '../support/SitePage';
import {expect, test} from '../support/test';

test.use({viewport: {width: 390, height: 844}});

/** Whether the focus is in the menu, or on nothing, as after the last control of a page. */
function isFocusInMenu(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const {activeElement} = document;
    return activeElement === document.body || activeElement?.closest('.navbar-sidebar') !== null;
  });
}

test('The open menu has the focus, and Tab never reaches the page behind it', async ({page, site}) => {
  await site.open('docs/core-features');
  await site.menuButton.press('Enter');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  const stops = await site.mobileMenu.locator('a:visible, button:visible').count();
  expect(stops).toBeGreaterThan(10);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < stops + 3; press += 1) {
      await page.keyboard.press(key);
      expect(await isFocusInMenu(page), `${key} ${press}`).toBe(true);
    }
  }
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
});

test('Escape, the Close button, or a press outside closes the menu and gives the focus back to its button', async ({
  page,
  site,
}) => {
  await site.open('docs/core-features');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', {name: 'Close navigation bar'}).click(),
    () => page.mouse.click(380, 600),
  ]) {
    await site.menuButton.press('Enter');
    await expect(site.mobileMenu).toBeInViewport();
    await close();
    await expect(site.menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(site.menuButton).toBeFocused();
    await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
  }
});

test('A link in the menu closes it, opens its page, and moves the focus to the start', async ({
  page,
  site,
}) => {
  await site.open();
  await site.menuButton.click();
  await site.mobileMenu.getByRole('link', {name: 'Integrations', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/integrations\/overview$/);
  await expect(site.mobileMenu).not.toBeInViewport();
  await expect(site.heading).toBeInViewport();
  await expect(page.locator('#page-start')).toBeFocused();
  await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
});

for (const {way, go, address} of [
  {
    way: 'A result of a search over the menu',
    go: async ({page, modal}) => {
      await modal.search('kibana');
      await page.keyboard.press('Enter');
    },
    address: /\/docs\/integrations\/kibana$/,
  },
  {
    way: 'The link beside the fields for my values',
    go: async ({site}) => {
      await site.mobileMenu.getByText(/^Use your own/).click();
      await site.mobileMenu.getByRole('link', {name: 'What the site keeps'}).click();
    },
    address: /\/docs\/legal\/privacy$/,
  },
] satisfies readonly {
  readonly way: string;
  readonly go: (reader: {site: SitePage; page: Page; modal: SearchModal}) => Promise<void>;
  readonly address: RegExp;
}[]) {
  test(`${way} closes the menu, and the start of the page gets the focus`, async ({page, site, modal}) => {
    await site.open('docs/core-features');
    await site.menuButton.click();
    await expect(site.mobileMenu).toBeInViewport();
    await go({page, site, modal});
    await expect(page).toHaveURL(address);
    await expect(site.menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(site.mobileMenu).not.toBeInViewport();
    await expect(page.locator('#page-start')).toBeFocused();
    await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
  });
}

test('A page that arrives once I have opened the menu leaves it open', async ({page, site}) => {
  await withoutPrefetch(page);
  await site.open('docs/core-features');
  const letThrough = await holdScripts(page);
  await site.main.getByRole('link', {name: 'Alerts', exact: true}).click();
  await site.menuButton.click();
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeFocused();
  letThrough();
  await expect(site.heading).toHaveText('Add alerts');
  await expect(site.mobileMenu).toBeInViewport();
  await expect(close).toBeFocused();
});

test('Back closes the menu, the search, a large picture, or the shortcuts, and then leaves the page', async ({
  page,
  site,
  modal,
}) => {
  await site.open();
  await site.menuButton.click();
  await site.mobileMenu.getByRole('link', {name: 'Alerts', exact: true}).click();
  await expect(page).toHaveURL(/adding-alerts$/);
  await expect(site.main.getByRole('heading', {level: 1})).toHaveText('Add alerts');
  const picture = site.main.locator('a[data-large-picture]:visible').first();
  const large = page.getByRole('dialog', {name: 'Large picture'});
  const shortcuts = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  for (const [opener, opened] of [
    [site.menuButton, site.mobileMenu.getByRole('link', {name: 'Something wrong?'})],
    [site.navbar.getByRole('button', {name: 'Search'}), modal.dialog],
    [picture, large],
    [site.footer.getByRole('button', {name: 'Keyboard shortcuts'}), shortcuts],
  ] as const) {
    await opener.click();
    await expect(opened).toBeInViewport();
    await page.evaluate(() => {
      window.history.back();
    });
    await expect(opened).not.toBeInViewport();
    await expect(page).toHaveURL(/adding-alerts$/);
  }
  await page.goBack();
  await expect(page).not.toHaveURL(/adding-alerts$/);
});

test.describe('in a browser that cannot cancel Back', () => {
  test.beforeEach(async ({page, site}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'CloseWatcher');
      Reflect.deleteProperty(window, 'navigation');
    });
    await site.open('docs/core-features');
  });

  test('Back leaves the page and closes what is open over it', async ({page, site}) => {
    await page.setViewportSize({width: 1280, height: 800});
    const picture = site.main.locator('a[data-large-picture]:visible').first();
    for (const [opener, name] of [
      [site.navbar.getByRole('button', {name: 'Search'}), 'Search'],
      [picture, 'Large picture'],
      [site.footer.getByRole('button', {name: 'Keyboard shortcuts'}), 'Keyboard shortcuts'],
    ] as const) {
      await site.navbar.getByRole('link', {name: 'Alerts'}).click();
      await expect(page).toHaveURL(/adding-alerts$/);
      await expect(site.heading).toHaveText('Add alerts');
      await opener.click();
      const dialog = page.getByRole('dialog', {name});
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/core-features$/);
      await expect(dialog).toHaveCount(0);
    }
  });

  test('A slash that I press right after Back opens the search on the page that I come back to', async ({
    page,
    site,
    modal,
  }) => {
    await page.setViewportSize({width: 1280, height: 800});
    await site.navbar.getByRole('link', {name: 'Alerts'}).click();
    await expect(site.heading).toHaveText('Add alerts');
    await page.keyboard.press('/');
    await page.keyboard.type('first');
    const isGoingBack = page.waitForEvent('console');
    // The key waits for this task.
    await page.evaluate(() => {
      window.addEventListener('popstate', () => {
        console.log('Back');
        const end = performance.now() + 400;
        while (performance.now() < end);
      });
      window.history.back();
    });
    await isGoingBack;
    await page.keyboard.press('/');
    await expect(site.heading).toHaveText('Core features');
    await expect(modal.input).toHaveValue('');
  });

  test('Back closes the menu and stays on the page', async ({page, site}) => {
    await site.main.getByRole('link', {name: 'Alerts', exact: true}).click();
    await expect(page).toHaveURL(/adding-alerts$/);
    await expect(site.heading).toHaveText('Add alerts');
    const help = site.mobileMenu.getByRole('link', {name: 'Something wrong?'});
    await site.menuButton.click();
    await expect(help).toBeInViewport();
    await page.evaluate(() => {
      window.history.back();
    });
    await expect(help).not.toBeInViewport();
    await expect(page).toHaveURL(/adding-alerts$/);
  });
});

test('A second tap on what opened or closed the menu changes nothing', async ({page, site}) => {
  await site.open('docs/getting-started/deploy');
  await site.complete();
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  const link = site.mobileMenu.getByRole('link', {name: 'Core features'});
  for (const [opener, closer] of [
    [site.menuButton, close],
    [site.menuButton, link],
  ] as const) {
    await opener.dblclick({delay: 20});
    await expect(closer).toBeInViewport({ratio: 1});
    await expect(site.menuButton).toHaveAttribute('aria-expanded', 'true');
    await closer.dblclick({delay: 20});
    await expect(closer).not.toBeInViewport();
    await expect(site.menuButton).toHaveAttribute('aria-expanded', 'false');
  }
});

test('A page that is loading is not delayed by its closed menu', async ({page, site}) => {
  await page.addInitScript(() => {
    // Its first call loads the rules of the reader's language, which takes a phone 60 ms.
    String.prototype.localeCompare = () => {
      throw new Error('Texts were compared by the rules of a language.');
    };
  });
  await site.open('docs/core-features');
  await expect(site.mobileMenu).toHaveCount(0);
  await site.menuButton.click();
  await expect(site.mobileMenu.getByRole('link', {name: 'Core features'})).toBeInViewport();
});

test('The menu slides in with the sidebar of the docs, at the page that I am on, and one button leads to the main menu', async ({
  page,
  site,
}) => {
  await site.open('docs/reference/glossary');
  await expect(site.menuButton).toHaveAttribute('aria-expanded', 'false');
  await site.menuButton.click();
  await expect(site.menuButton).toHaveAttribute('aria-expanded', 'true');
  await expect(site.mobileMenu.getByRole('link', {name: 'Glossary'})).toBeInViewport({ratio: 1});
  await site.mobileMenu.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(site.mobileMenu.getByRole('link', {name: 'User Management', exact: true})).toBeInViewport();
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(site.mobileMenu).not.toBeInViewport();
});
