import type {Locator, Page} from '@playwright/test';
import {chatUrl, product} from '../../src/site/product';
import {expect, test} from './support/test';

test('The navigation bar and the footer contain what readers look for', async ({page, site, baseURL}) => {
  await site.open();

  await test.step('No announcement bar appears while there is no announcement', async () => {
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  });

  await test.step('On the left are Docs, Dashboard, Alerts, Integrations, and User Management, in this order', async () => {
    const items = await site.navbar
      .locator('.navbar__items:not(.navbar__items--right) .navbar__item')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent.trim(), new URL((link as HTMLAnchorElement).href).pathname]),
      );
    expect(items).toEqual([
      ['Docs', '/docs'],
      ['Dashboard', '/docs/dashboards/overview'],
      ['Alerts', '/docs/alerts/adding-alerts'],
      ['Integrations', '/docs/integrations/overview'],
      ['User Management', '/docs/user-management/register-login'],
    ]);
  });

  for (const [name, href] of [
    [/github|repository/i, product.repositoryUrl],
    [/slack|chat/i, chatUrl],
  ] as const) {
    await test.step(`An icon with a name leads to ${href}`, async () => {
      const icon = site.navbar.getByRole('link', {name});
      await expect(icon).toHaveAttribute('href', href);
      const box = await icon.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      const isDrawn = await icon.evaluate((link) => {
        const shape = link.querySelector('svg:not([class*="externalLink"])');
        const layers = ['::before', '::after', null].map((part) => getComputedStyle(link, part));
        const image = layers.some((style) =>
          [style.maskImage, style.backgroundImage].some((value) => value.includes('url(')),
        );
        return shape !== null || image;
      });
      expect(isDrawn).toBe(true);
    });
  }

  await test.step('On the right are repository, chat, color mode, language, version, and search, in this order', async () => {
    const controls = await site.navbar.locator('.navbar__items--right').evaluate((items) => {
      const inOrder = [...items.querySelectorAll('a, button')].filter(
        (control) => control.closest('.dropdown__menu') === null && (control as HTMLElement).offsetWidth > 0,
      );
      return inOrder.map((control) => control.getAttribute('aria-label') ?? control.textContent.trim());
    });
    const expected = [
      /GitHub/,
      /Slack/,
      /dark and light mode/,
      /English|Language/i,
      /Next|Version/i,
      /search/i,
    ];
    expect(controls).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) {
      expect(controls[index]).toMatch(pattern);
    }
  });

  await test.step('The search button has a name and shows which keys open it', async () => {
    const button = site.navbar.getByRole('button', {name: 'Search', exact: true});
    await expect(button).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
    const keys = await button
      .locator('kbd')
      .evaluateAll((drawn) => drawn.map((key) => getComputedStyle(key, '::before').content));
    expect(keys).toEqual(['"Ctrl"', '"K"']);
  });

  await test.step('The footer leads to the six integrations and to the community', async () => {
    const column = (title: string) =>
      site.footer.locator('.theme-layout-footer-column', {has: page.getByText(title, {exact: true})});
    const links = await column('Integrate with').getByRole('link').allInnerTexts();
    expect(links).toEqual(['Grafana', 'Kibana', 'Docker', 'Kubernetes', 'Systemd', 'Datadog']);
    const community = await column('Community')
      .getByRole('link')
      .evaluateAll((items) => items.map((link) => (link as HTMLAnchorElement).href));
    expect(community).toContain(product.repositoryUrl);
    expect(community).toContain(chatUrl);
  });

  await test.step('The footer shows the logo and the copyright line', async () => {
    const logo = site.footer.getByRole('img', {name: new RegExp(product.name)});
    await expect(logo.first()).toBeVisible();
    // A logo that's faded until it's hovered over has too little contrast.
    await expect(logo.first().locator('..')).toHaveCSS('opacity', '1');
    await expect(site.footer).toContainText(/Copyright © \d{4}/);
  });

  await test.step('A badge in the footer shows who hosts the site, with our own picture', async () => {
    const badge = site.footer.getByRole('link', {name: /hosted on vercel/i});
    await expect(badge).toBeVisible();
    const pictures = await badge
      .locator('img, svg')
      .evaluateAll((shapes) =>
        shapes.map((shape) => (shape instanceof HTMLImageElement ? shape.src : 'inline')),
      );
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture === 'inline' || picture.startsWith(baseURL ?? '')).toBe(true);
    }
  });

  await test.step('The language dropdown marks English as the current language', async () => {
    const dropdown = site.navbar.locator('.dropdown', {has: page.locator('a[lang="en"]')});
    await dropdown.hover();
    const english = dropdown.locator('a[lang="en"]');
    await expect(english).toBeVisible();
    await expect(english).toHaveText('English');
    await expect(english).toHaveClass(/dropdown__link--active/);
  });
});

test('The navigation bar stays at the top while I scroll', async ({page, site}) => {
  await site.open('docs/getting-started/configuration');
  await page.evaluate(() => {
    window.scrollTo(0, 1200);
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await site.navbar.evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  await expect(site.navbar).toBeInViewport();
});

test('The version dropdown opens by keyboard, offers Next, and remembers the choice', async ({
  page,
  site,
}) => {
  await site.open('docs/core-features?from=test#top');
  const button = site.navbar.getByRole('button', {name: 'Next'});
  await expect(button).toHaveAttribute('aria-haspopup', 'true');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const next = site.navbar.locator('.dropdown__menu').getByRole('link', {name: 'Next'});
  await expect(next).toBeVisible();
  await expect(site.navbar.getByRole('link', {name: `Written for ${product.release}`})).toBeVisible();
  expect(await site.stored('docs-preferred-version-default')).toBeNull();
  await next.click();
  expect(await site.stored('docs-preferred-version-default')).toBe('current');
  const {pathname, search, hash} = new URL(page.url());
  expect([pathname, search, hash]).toEqual(['/docs/core-features', '?from=test', '#top']);
});

test.describe('The sidebar', () => {
  const listOf = (page: Page): Locator => page.locator('.theme-doc-sidebar-container nav');
  const currentOf = (page: Page): Locator => listOf(page).locator('[aria-current="page"]');

  test('shows the page that I go to, in a category that was closed', async ({page, site, modal}) => {
    await site.open('docs');
    await modal.select(['glossary']);
    await expect(currentOf(page)).toHaveText('Glossary');
    await expect(currentOf(page)).toBeInViewport({ratio: 1});
    await modal.select(['quick start']);
    await expect(currentOf(page)).toHaveText('Quick start');
    await expect(currentOf(page)).toBeInViewport({ratio: 1});
  });

  test('shows the page that I open, which stays scrolled to its start, and stays where it is if the next page is already visible in it', async ({
    page,
    site,
  }) => {
    await site.open('docs/reference/glossary');
    await expect(currentOf(page)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const top = () => listOf(page).evaluate((list) => list.scrollTop);
    const before = await top();
    await listOf(page).locator('li:has(+ li > [aria-current="page"]) > a').click();
    await expect(site.heading).not.toHaveText('Glossary');
    await site.complete();
    expect(await top()).toBe(before);
  });
});

test('At 996 pixels, the phone layout applies, at 997 the desktop layout, and an open menu closes and leaves the page reachable', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 996, height: 800});
  await site.open('docs/core-features');
  await expect(site.menuButton).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await site.menuButton.click();
  await expect(site.mobileMenu).toBeInViewport();
  await page.setViewportSize({width: 997, height: 800});
  await expect(site.menuButton).toBeHidden();
  await expect(site.mobileMenu).toHaveCount(0);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await site.main.getByRole('link').first().focus();
  await expect(site.main.getByRole('link').first()).toBeFocused();
});

test('A problem is reported with the page, the section, and the release, and nothing is sent automatically', async ({
  page,
  site,
}) => {
  await site.open('docs/getting-started/deploy#check-that-it-works');
  const link = page.getByRole('link', {name: 'Report a problem with this page'});
  const address = await link.evaluate((element: HTMLAnchorElement) => {
    element.addEventListener('click', (event) => {
      event.preventDefault();
    });
    element.click();
    return element.href;
  });
  const {pathname, searchParams} = new URL(address);
  expect(pathname).toMatch(/\/issues\/new$/);
  expect(searchParams.get('title')).toContain('Deploy OpsiMate');
  expect(searchParams.get('body')).toContain('/docs/getting-started/deploy#check-that-it-works');
  expect(searchParams.get('body')).toContain(product.release);
});
