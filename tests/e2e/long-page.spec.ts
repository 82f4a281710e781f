/** A long page is laid out near the screen first, and whole soon after. */
import {type Locator} from '@playwright/test';
import {openSlowPage} from './support/scripts';
import {expect, test} from './support/test';

const address = 'docs/reference/error-messages';
const farDown = 'when-the-backend-starts';

function isLaidOut(heading: Locator): Promise<boolean> {
  return heading.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
}

function topOf(heading: Locator): Promise<number> {
  return heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

test('What is far from the screen waits until the page reacts, and then all of it is laid out', async ({
  page,
  site,
}) => {
  const letThrough = await openSlowPage(page, address);
  const headings = site.main.locator('h2');
  await expect.poll(() => isLaidOut(headings.first())).toBe(true);
  expect(await isLaidOut(headings.last())).toBe(false);
  letThrough();
  await site.hydrated();
  expect(await isLaidOut(headings.last())).toBe(true);
});

test('The heading that an address names is where it will stay', async ({page, site}) => {
  const letThrough = await openSlowPage(page, `${address}#${farDown}`);
  const heading = page.locator(`#${farDown}`);
  await expect(heading).toBeInViewport();
  const top = await topOf(heading);
  letThrough();
  await site.hydrated();
  expect(await topOf(heading)).toBe(top);
  expect(top).toBeLessThan(150);
});

test('Reloading the page keeps the place', async ({page, site}) => {
  await site.open(address);
  const heading = page.locator(`#${farDown}`);
  await heading.evaluate((element) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  const top = await topOf(heading);
  await site.reload();
  await expect.poll(async () => Math.abs((await topOf(heading)) - top)).toBeLessThanOrEqual(1);
});

test('A heading chosen from the table of contents while the page is being laid out is the one I get', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(address);
  await page.locator(`.table-of-contents a[href="#${farDown}"]`).click();
  await site.hydrated();
  await expect.poll(() => topOf(page.locator(`#${farDown}`))).toBeLessThan(150);
  expect(await topOf(page.locator(`#${farDown}`))).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all of it is laid out immediately', async ({page, site}) => {
    await page.goto(address);
    expect(await isLaidOut(site.main.locator('h2').last())).toBe(true);
  });
});
