/** The release finder: which release a text comes from, and what changes up to another one. */
import {type Locator} from '@playwright/test';
import {watchEntered} from './support/leftovers';
import {holdScriptsOf, openSlowPage, withoutPrefetch} from './support/network';
import {type SitePage} from './support/SitePage';
import {expect, test} from './support/test';

const address = 'docs/operations/which-release';
const secret = 'hunter2hunter2';

test('I paste a Compose file and, with the keyboard alone, get its release and what breaks, and nothing leaves the page', async ({
  page,
  site,
}) => {
  await site.open(address);
  const field = page.getByRole('textbox', {name: /Paste a tag/});
  const from = page.getByRole('combobox', {name: 'From'});
  // Its code loads once it's near the viewport.
  await from.focus();
  await from.selectOption('v0.0.54');
  await expect(
    page.getByRole('heading', {name: /What breaks when you upgrade from v0\.0\.54/}),
  ).toBeVisible();
  const expectNothingKept = await watchEntered(page);

  await field.fill(
    `services:\n  backend:\n    image: opsimate/backend:0.0.60\n    environment:\n      JWT_SECRET: ${secret}\n`,
  );
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: /^You're running/})).toHaveText(
    /You're running v0\.0\.60, which has the same settings, screens, routes, and tables as v0\.0\.58\./,
  );
  await expect(
    page.getByRole('heading', {name: 'What breaks when you upgrade from v0.0.58 to v0.0.107'}),
  ).toBeVisible();

  await field.fill('services:\n  backend:\n    image: opsimate/backend:latest\n');
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({hasText: /^Line 3: The latest tag/})).toContainText(
    'What to do:',
  );

  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(secret);
  await expectNothingKept(['hunter2']);
});

test('What I enter while the page is still loading stays there, and so does the focus', async ({page}) => {
  const letThrough = await openSlowPage(page, address);
  const field = page.getByRole('textbox', {name: /Paste a tag/});
  const to = page.getByRole('combobox', {name: 'To'});
  await to.selectOption('v0.0.73');
  await field.fill('opsimate/backend:0.0.54');
  await letThrough();
  await expect(
    page.getByRole('heading', {name: 'What breaks when you upgrade from v0.0.53 to v0.0.73'}),
  ).toBeVisible();
  await expect(field).toHaveValue('opsimate/backend:0.0.54');
  await expect(field).toBeFocused();
});

/** Opens the page and moves the focus to the field, but holds the code of its tool back until it's released. */
async function openWithoutTool(site: SitePage): Promise<{release: () => void; field: Locator}> {
  const field = site.page.getByRole('textbox', {name: /Paste a tag/});
  await withoutPrefetch(site.page);
  await site.open(address);
  return {release: await holdScriptsOf(site.page, () => field.focus()), field};
}

test('What I press before the code of the tool arrives takes effect, and nothing that I pasted is lost', async ({
  page,
  site,
}) => {
  const {release, field} = await openWithoutTool(site);
  await field.fill('opsimate/backend:0.0.54');
  await field.press('Tab');
  await page.keyboard.press('Enter');
  release();
  await expect(site.main).toContainText('opsimate/backend:0.0.54 is release v0.0.54');
  await expect(field).toHaveValue('opsimate/backend:0.0.54');
  await expect(page).toHaveURL(/which-release$/);
});

test('What I compose with an input method while the code of the tool arrives stays one text', async ({
  page,
  site,
}) => {
  const {release, field} = await openWithoutTool(site);
  const session = await page.context().newCDPSession(page);
  const compose = (text: string): Promise<unknown> =>
    session.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
  await compose('0.0');
  release();
  await site.settled();
  await compose('0.0.54');
  await session.send('Input.insertText', {text: '0.0.54'});
  await expect(field).toHaveValue('0.0.54');
  await page.getByRole('button', {name: 'Find the release'}).click();
  await expect(site.main).toContainText('0.0.54 is release v0.0.54');
});

test('A list of more than a hundred images gets the first hundred, and their number', async ({
  page,
  site,
}) => {
  await site.open(address);
  await page.getByRole('textbox', {name: /Paste a tag/}).fill('opsimate/backend\n'.repeat(150));
  // One event: the code of the tool may replace the button between the two of a click.
  await page.getByRole('button', {name: 'Find the release'}).press('Enter');
  await expect(page.getByText('Only the first 100 of 150 are listed.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({hasText: /^Line \d+:/})).toHaveCount(100);
});

test('An older target sends me to the safe ways back instead of a list', async ({page, site}) => {
  await site.open(address);
  const to = page.getByRole('combobox', {name: 'To'});
  await to.focus();
  await to.selectOption('v0.0.49');
  await expect(page.getByText(/v0\.0\.49 is older than v0\.0\.53/)).toBeVisible();
  await expect(page.getByRole('heading', {name: /What breaks/})).toHaveCount(0);
  // Only what's listed is counted.
  await expect(page.getByRole('status').filter({hasText: 'v0.0.49'})).toHaveText(
    /^Downgrade from v0\.0\.53 \([\d-]+\) to v0\.0\.49 \([\d-]+\)\.$/,
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the comparison with the newest release can be read', async ({page}) => {
    await page.goto(address);
    await expect(
      page.getByRole('heading', {name: 'What breaks when you upgrade from v0.0.53 to v0.0.107'}),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({hasText: /^alerts_archived is renamed/})).toBeVisible();
    await expect(page.getByRole('combobox', {name: 'To'})).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('[data-paste-box]')).toBeHidden();
  });
});
