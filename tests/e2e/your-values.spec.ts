/** Values that a reader sets once and then sees on every page. */
import {type Page} from '@playwright/test';
import {valuesKey} from '../../src/site/storage';
import {layoutShifts} from './support/layoutShifts';
import {recordRequests} from './support/recordRequests';
import {openSlowPage} from './support/network';
import {expect, test} from './support/test';

const quickStart = 'docs/getting-started/quick-start';

/** Opens the fields below the first code that shows a value. */
async function openFields(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByText(/^Use your own/)
    .click();
  await expect(page.getByRole('button', {name: 'Clear all values'})).toBeVisible();
}

async function set(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', {name: label, exact: true});
  await field.fill(value);
  await field.press('Tab');
}

/** Puts values where an earlier page of the tab would have stored them. */
async function begin(page: Page, values: unknown): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      sessionStorage.setItem(key, text);
    },
    [valuesKey, JSON.stringify(values)] as const,
  );
}

test('the press that leaves an invalid value takes effect, though the value is reported only then', async ({
  page,
  site,
}) => {
  await site.open(quickStart);
  await openFields(page);
  const field = page.getByRole('textbox', {name: 'Hostname', exact: true});
  const clear = page.getByRole('button', {name: 'Clear all values'});
  await field.fill('not a hostname');
  await clear.click({delay: 100});
  await expect(field).toHaveValue('');
  await expect(page.getByText('Cleared.', {exact: true})).toBeVisible();
  await field.fill('not a hostname');
  await field.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('What I set is in the code, when I copy it, on the next page, and in the page as Markdown, until I clear it', async ({
  page,
  site,
}) => {
  const requests = recordRequests(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await site.open(quickStart);
  await openFields(page);
  await set(page, 'Hostname', 'ops.corp.example');
  await set(page, 'Installation folder', '/Users/jane/ops');
  const block = site.main
    .locator('.code-block', {hasText: 'rm opsimate_ed25519'})
    .or(site.main.locator('.code-block', {hasText: 'sudo install -d -m 700'}));
  await block.first().getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect.poll(copied).toContain('cd /Users/jane/ops');
  expect(await copied()).toContain('cd /Users/jane/ops && docker compose logs"');
  await expect(site.main.locator('code', {hasText: /^ops@/}).first()).toHaveText('ops@ops.corp.example');
  await expect(site.main).not.toContainText('opsimate.example.com');

  await page.emulateMedia({media: 'print'});
  await expect(site.main.locator('code', {hasText: 'ops@ops.corp.example'}).first()).toBeVisible();
  await expect(page.getByRole('textbox', {name: 'Hostname', exact: true})).toBeHidden();
  await page.emulateMedia({media: null});

  await site.main.getByRole('button', {name: 'Copy page'}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect
    .poll(copied)
    .toContain('ssh -N -L 8080:127.0.0.1:8080 -L 3001:127.0.0.1:3001 ops@ops.corp.example');

  await site.main.getByRole('link', {name: 'Deploy', exact: true}).first().click();
  await expect(site.heading).toHaveText(/Deploy/);
  await expect(site.main).toContainText('SSH_TARGET=ops@ops.corp.example');
  await openFields(page);
  await expect(page.getByRole('textbox', {name: 'Hostname', exact: true})).toHaveValue('ops.corp.example');
  const cleared = page.getByText('Cleared.', {exact: true});
  await page.getByRole('button', {name: 'Clear all values'}).click();
  await expect(site.main).toContainText('SSH_TARGET=ops@opsimate.example.com');
  await expect(cleared).toBeVisible();
  await set(page, 'Hostname', 'ops.corp.example');
  await expect(cleared).toHaveCount(0);
  await page.getByRole('button', {name: 'Clear all values'}).click();
  await expect(cleared).toBeVisible();
  await page.goBack();
  await expect(site.main).toContainText('sudo install -d -m 700 -o "$(id -un)" /opt/opsimate');
  expect(
    await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]),
  ).not.toContain(valuesKey);
  expect(requests.join(' ')).not.toContain('corp.example');
});

test('My values are there before any script of the site, nothing moves, and the page reacts as usual', async ({
  page,
  site,
}) => {
  const hostname = 'a-rather-long-name.which-wraps-in-every-paragraph.on-the-page.corp.example';
  await begin(page, {hostname, 'console-url': 'https://ops.corp.example'});
  const letThrough = await openSlowPage(page, 'docs/operations/reverse-proxy-tls');
  await expect(site.main.locator('.code-block', {hasText: 'server_name'}).first()).toContainText(
    `server_name ${hostname};`,
  );
  await letThrough();
  await expect(site.main.locator('.code-block__buttons').first()).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);
  // React hydrates the text of these two pages, and reports an error, which fails the test, if it isn't what it expects.
  await begin(page, {folder: '/srv/ops', 'console-url': 'https://ops.corp.example'});
  await site.open('docs/getting-started/check-configuration');
  await expect(site.main.locator('code', {hasText: '/srv/ops'})).toHaveCount(2);
  await page.getByRole('textbox', {name: /Paste config\.yml/}).fill('server:\n  port: 1\n');
  await page.getByRole('button', {name: 'Check the file'}).click();
  await expect(site.main.locator('code', {hasText: '/srv/ops'})).toHaveCount(2);
});

test('With something else stored instead of my values, the page shows its defaults and reacts', async ({
  page,
  site,
}) => {
  for (const stored of [null, {folder: 5, hostname: ['a']}]) {
    await begin(page, stored);
    await site.open(quickStart);
    await expect(site.main.locator('code', {hasText: 'cd /opt/opsimate'}).first()).toBeVisible();
  }
});

test('What I typed counts even if I go back while I am in its field', async ({page, site}) => {
  await site.open('docs/core-features');
  await site.navbar.getByRole('link', {name: 'Alerts'}).click();
  await expect(page).toHaveURL(/adding-alerts$/);
  await openFields(page);
  await page.getByRole('textbox', {name: 'Hostname', exact: true}).fill('ops.corp.example');
  await page.goBack();
  await expect(page).toHaveURL(/core-features$/);
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), valuesKey))
    .toBe('{"hostname":"ops.corp.example"}');
});

test('Links to my console are there before any script of the site, even if I set only its port, to the usual one', async ({
  page,
}) => {
  await begin(page, {'console-port': '8080'});
  await openSlowPage(page, 'docs/user-management/audit-logs');
  await expect(page.getByRole('link', {name: 'Open the audit log in your console'})).toBeVisible();
});

test('Once I set the URL of my console, steps link to it, even if it is the usual one, which stays in the field', async ({
  page,
  site,
}) => {
  const link = page.getByRole('link', {name: 'Open the audit log in your console'});
  const field = page.getByRole('textbox', {name: 'Console URL', exact: true});
  await site.open('docs/user-management/audit-logs');
  await expect(link).toHaveCount(0);
  await openFields(page);
  await set(page, 'Console URL', 'https://ops.corp.example:8443/');
  await expect(link).toHaveAttribute('href', 'https://ops.corp.example:8443/settings#Audit_Log');
  await set(page, 'Console URL', 'http://localhost:8080');
  await expect(field).toHaveValue('http://localhost:8080');
  await site.reload();
  await expect(link).toHaveAttribute('href', 'http://localhost:8080/settings#Audit_Log');
  await openFields(page);
  await set(page, 'Console URL', '');
  await expect(link).toHaveCount(0);
});

test('Fields for my values are below the first code that shows one, and say which', async ({site}) => {
  await site.open('docs/operations/backup-restore');
  const offers = site.main.getByText(/^Use your own/);
  await expect(offers).toHaveText(['Use your own installation folder']);
  const block = await offers.locator('xpath=../preceding-sibling::*[1]').innerText();
  expect(block).toContain('/opt/opsimate');
  await site.open(quickStart);
  await expect(offers).toHaveText([/^Use your own installation folder, backend port, and more$/]);
  const code = await site.main.locator('.code-block:has([data-value])').first().boundingBox();
  const offer = await offers.locator('..').boundingBox();
  expect((offer?.y ?? 0) - (code?.y ?? 0) - (code?.height ?? 0)).toBeLessThan(16);
});

test('What the paste box explains has my values', async ({page, site}) => {
  await begin(page, {folder: '/srv/ops'});
  await site.open('diagnose');
  await site.main
    .getByRole('textbox')
    .fill('The "JWT_SECRET" variable is not set. Defaulting to a blank string.');
  await site.main.getByRole('button', {name: 'Find the cause'}).click();
  await expect(site.main.locator('code', {hasText: 'cd /srv/ops'})).toBeVisible();
  await expect(site.main).not.toContainText('/opt/opsimate');
});

test('A value that does not fit is rejected with a reason, even if I paste several lines', async ({
  page,
  site,
}) => {
  await site.open(quickStart);
  await openFields(page);
  await set(page, 'Hostname', 'https://ops.corp.example');
  const field = page.getByRole('textbox', {name: 'Hostname', exact: true});
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Leave out the part with :\/\//);
  await expect(field).not.toBeFocused();
  await expect(
    page.getByRole('status').filter({hasText: /^Hostname: Leave out the part with/}),
  ).toBeVisible();
  await expect(site.main).toContainText('ops@opsimate.example.com');
  await field.fill('');
  await field.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'ops.corp.example\nrm -rf /');
    input.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  });
  await expect(field).toHaveAccessibleDescription(/That's more than one line/);
  await expect(field).toHaveValue('');
});

test('On a phone, the menu has all fields, and they fit', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open('docs/core-features');
  await site.menuButton.click();
  await site.mobileMenu.getByText(/^Use your own/).click();
  const field = site.mobileMenu.getByRole('textbox', {name: 'Namespace in Kubernetes'});
  await field.fill('ops');
  await field.press('Enter');
  await expect(field).toHaveValue('ops');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), valuesKey)).toBe('{"namespace":"ops"}');
  const widths = await site.mobileMenu.evaluate(({scrollWidth, clientWidth}) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the defaults are there and the fields are not', async ({page}) => {
    await page.goto(quickStart);
    await expect(page.getByRole('main')).toContainText('ops@opsimate.example.com');
    await expect(page.getByRole('main').getByText(/^Use your own/)).toBeHidden();
  });
});

test('The builders begin with what I set', async ({page, site}) => {
  await begin(page, {hostname: 'ops.corp.example', 'ssh-user': 'console'});
  await site.open('docs/getting-started/builder');
  await expect(site.main.getByRole('textbox', {name: 'Hostname', exact: true})).toHaveValue(
    'ops.corp.example',
  );
  await begin(page, {hostname: 'ops.corp.example', 'ssh-user': 'console', login: 'jane'});
  await site.open('docs/providers-services/providers/least-privilege');
  await site.main.getByRole('heading', {name: 'Build the account and its files'}).scrollIntoViewIfNeeded();
  await expect(site.main.getByRole('textbox', {name: 'Account on the host', exact: true})).toHaveValue(
    'console',
  );
  await expect(page.getByRole('region', {name: 'Commands for your computer', exact: true})).toContainText(
    'ADMIN_USER=jane',
  );
});

test('A builder that I come back to has what I set in the meantime, except where I entered something else', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const account = site.main.getByRole('textbox', {name: 'Account on the host', exact: true});
  const namespace = site.main.getByRole('textbox', {name: 'Service account namespace', exact: true});
  const commands = page.getByRole('region', {name: 'Commands for your computer', exact: true});
  await site.open('docs/providers-services/providers/least-privilege');
  await site.main.getByRole('heading', {name: 'Build the account and its files'}).scrollIntoViewIfNeeded();
  await namespace.fill('monitoring');
  await expect(site.main).toContainText('namespace: monitoring');
  await site.navbar.locator('.navbar__brand').dispatchEvent('click');
  await site.main.getByRole('link', {name: 'Quick start'}).first().waitFor();
  await site.menuButton.click();
  await site.mobileMenu.getByText(/^Use your own/).click();
  await set(page, 'SSH user', 'console');
  await set(page, 'Login', 'jane');
  await set(page, 'Namespace in Kubernetes', 'ops');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(account).toHaveValue('console');
  await expect(commands).toContainText('ADMIN_USER=jane');
  await expect(namespace).toHaveValue('monitoring');
  // The builder also adopts what I set while it's open.
  await site.menuButton.click();
  await site.mobileMenu.getByText(/^Use your own/).click();
  await set(page, 'SSH user', 'watcher');
  await expect(account).toHaveValue('watcher');
});
