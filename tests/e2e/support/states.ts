/**
 * Opened states of the site except those of search, and how a reader gets there. Each begins on a freshly loaded page.
 */
import {expect} from '@playwright/test';
import {type SitePage} from './SitePage';

export interface State {
  readonly name: string;
  readonly page: string;
  readonly reach: (site: SitePage) => Promise<void>;
}

interface OpenedState extends State {
  /** Selector of what opens. The rest of the page is as it was. */
  readonly part: string;
  /** Widths at which the state exists; without this, all. */
  readonly only?: 'phone' | 'desktop';
}

async function openDropdown({page, navbar}: SitePage, name: RegExp): Promise<void> {
  const button = navbar.getByRole('button', {name});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(navbar.locator('.dropdown--show .dropdown__menu')).toBeVisible();
}

export const states: readonly OpenedState[] = [
  {
    name: 'menu for copying the page',
    part: 'main .dropdown__menu',
    page: 'docs/core-features',
    reach: async ({page, main}) => {
      await main.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
    },
  },
  {
    name: 'contents of a page on a phone',
    part: 'main',
    page: 'docs/operations/upgrade',
    only: 'phone',
    reach: async ({main}) => {
      await main.getByRole('button', {name: 'On this page'}).click();
      await expect(main.getByRole('link', {name: 'Before you begin', exact: true})).toBeInViewport();
    },
  },
  {
    name: 'own values with one that does not fit',
    part: 'main details[open]',
    page: 'docs/operations/reverse-proxy-tls',
    reach: async ({page, main}) => {
      await main.getByText(/^Use your own/).click();
      await main.getByRole('textbox', {name: 'Hostname'}).fill('https://ops.corp.example');
      await page.keyboard.press('Tab');
      await expect(main.getByText(/^Leave out the part with/)).toBeVisible();
    },
  },
  {
    name: 'mobile menu with the fields for own values',
    part: '.navbar-sidebar',
    page: 'docs/core-features',
    only: 'phone',
    reach: async ({menuButton, mobileMenu}) => {
      await menuButton.click();
      await mobileMenu.getByText(/^Use your own/).click();
      await expect(mobileMenu.getByRole('textbox', {name: 'Hostname'})).toBeVisible();
    },
  },
  {
    name: 'mobile menu with the pages of the docs',
    part: '.navbar-sidebar',
    page: 'docs/core-features',
    only: 'phone',
    reach: async ({menuButton, mobileMenu}) => {
      await menuButton.click();
      await expect(mobileMenu.getByRole('link', {name: 'Core features'})).toBeInViewport();
    },
  },
  {
    name: 'mobile menu with the sections of the site',
    part: '.navbar-sidebar',
    page: '',
    only: 'phone',
    reach: async ({menuButton, mobileMenu}) => {
      await menuButton.click();
      await expect(mobileMenu.getByRole('link', {name: 'User Management'})).toBeInViewport();
    },
  },
  {
    name: 'language dropdown',
    part: '.navbar',
    page: 'docs',
    only: 'desktop',
    reach: (site) => openDropdown(site, /English/),
  },
  {
    name: 'version dropdown',
    part: '.navbar',
    page: 'docs',
    only: 'desktop',
    reach: (site) => openDropdown(site, /Next/),
  },
  {
    name: 'cookie banner',
    part: 'section[aria-labelledby="cookie-banner-heading"]',
    page: 'docs',
    reach: async ({page, banner, cookieSettings}) => {
      await cookieSettings.click();
      await expect(banner).toBeInViewport();
      // On a scrolled page, the navbar may hide half of a link, which axe would treat as a small target.
      await page.keyboard.press('Control+Home');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  },
  {
    name: 'keyboard shortcuts',
    part: 'dialog',
    page: 'docs/recipes/service-vanished',
    reach: async (site) => {
      await site.complete();
      await site.footer.getByRole('button', {name: 'Keyboard shortcuts'}).click();
      await expect(site.page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
    },
  },
  {
    name: 'explained term',
    part: '[popover]',
    page: 'docs/recipes/service-vanished',
    reach: async (site) => {
      await site.complete();
      await site.page.keyboard.press('Tab');
      await site.main.locator('.markdown a[href*="/reference/glossary#"]').first().focus();
      await expect(site.page.locator('[popover]')).toBeVisible();
    },
  },
  {
    name: 'large picture',
    part: '[aria-label="Large picture"]',
    page: 'docs/core-features',
    reach: async ({page, main}) => {
      await main.locator('figure a:visible').first().click();
      await expect(page.getByRole('dialog', {name: 'Large picture'})).toBeVisible();
    },
  },
];
