/** Readers who follow a link and come back find the page as they left it. */
import {holdRequests, withoutPrefetch} from './support/network';
import {type SitePage} from './support/SitePage';
import {expect, test} from './support/test';
import {tools} from './support/tools';

/** Follows a link without a full page load, and goes back. */
async function leaveAndComeBack({page, navbar, heading}: SitePage): Promise<void> {
  const title = await heading.innerText();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  // Without scrolling to it.
  await navbar.locator('.navbar__brand').dispatchEvent('click');
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await expect(heading).toHaveText(title);
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
}

function entered({main}: SitePage) {
  return main
    .locator('input, select, textarea')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({value, checked}) => ({value, checked})));
}

test('What I entered in a tool, and what it says, is still there when I come back', async ({site}) => {
  for (const {name, page: address, reach} of tools) {
    await site.open(address);
    // What remembers a filter loads after the page.
    await site.settled();
    await reach(site);
    const look = async () => ({fields: await entered(site), text: await site.main.innerText()});
    const before = await look();
    await leaveAndComeBack(site);
    await expect.poll(look, name).toEqual(before);
  }
});

test('files of an installation: the same answers and secrets when I come back', async ({site, page}) => {
  await site.open('docs/getting-started/builder');
  const hostname = page.getByLabel('Hostname', {exact: true});
  const secrets = page.getByRole('button', {name: 'Show secrets'});
  const files = () => page.getByRole('group', {name: /^Contents of/}).allInnerTexts();
  await hostname.fill('ops.corp.example');
  await expect(site.main).toContainText('https://ops.corp.example');
  await page.getByRole('radio', {name: /^Caddy/}).check();
  await secrets.click();
  const [before, fields] = [await files(), await entered(site)];
  await leaveAndComeBack(site);
  await expect.poll(() => entered(site)).toEqual(fields);
  await expect(secrets).toHaveAttribute('aria-pressed', 'false');
  await secrets.click();
  await expect.poll(files).toEqual(before);
});

test('entries that I opened are open when I come back, and I am where I was', async ({site}) => {
  await site.open('docs/reference/error-messages/console/opening');
  await site.complete();
  const entries = site.main.locator('details[data-entry]');
  for (const place of [1, 3, 4]) {
    await entries.nth(place).locator('summary').click();
  }
  const link = entries.nth(4).getByRole('link', {name: /./}).last();
  await link.scrollIntoViewIfNeeded();
  const look = () =>
    entries.evaluateAll((all: HTMLDetailsElement[]) =>
      all.map((entry) => ({open: entry.open, top: Math.round(entry.getBoundingClientRect().top)})),
    );
  const before = await look();
  await leaveAndComeBack(site);
  await expect.poll(look).toEqual(before);
});

test('the tab that I chose is open when I come back, though the URL no longer names it', async ({
  site,
  page,
}) => {
  await site.open('docs/getting-started/deploy');
  const tab = page.getByRole('tab', {name: 'Windows'});
  await tab.click();
  await page.locator('.table-of-contents').getByRole('link').nth(2).click();
  await expect(page).not.toHaveURL(/#windows$/);
  await leaveAndComeBack(site);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

for (const [missing, held] of [
  ['any script', /\/assets\/js\//],
  ['the code of the page', /\/assets\/js\/(?!main|runtime)/],
] as const) {
  test(`Back twice, the second time before ${missing} is there, shows the page that belongs to the URL`, async ({
    site,
    page,
  }) => {
    await withoutPrefetch(page);
    await site.open('docs/core-features');
    await site.navbar.locator('.navbar__brand').dispatchEvent('click');
    await expect(page).toHaveURL(/\/$/);
    // Another document.
    await site.open('docs/comparison');
    const release = await holdRequests(page, held);
    const started = held.test('/assets/js/main') ? undefined : page.waitForRequest(held);
    await page.goBack({waitUntil: 'commit'});
    await site.main.waitFor();
    await started;
    await page.evaluate(() => {
      window.history.back();
    });
    await expect(page).toHaveURL(/core-features$/);
    release();
    await site.hydrated();
    await expect(site.heading).toHaveText('Core features');
  });
}
