/** The page that generates the files of an installation. */
import {execFileSync} from 'node:child_process';
import {type Page} from '@playwright/test';
import {problemsOf} from './support/look';
import {holdRequests, openSlowPage} from './support/network';
import {watchEntered} from './support/leftovers';
import {recordRequests} from './support/recordRequests';
import type {SitePage} from './support/SitePage';
import {copyCode, withoutClipboard} from './support/clipboard';
import {expect, test} from './support/test';

const address = 'docs/getting-started/builder';
const password = 'hunter2-hunter2';

/** What the page shows of a file. */
function fileText(page: Page, name: string) {
  return page.getByRole('group', {name: `Contents of ${name}`, exact: true});
}

/** Everything on the page, in whatever form it's stored, except what's typed into fields. */
function wholePage(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}

test('With the keyboard alone, I answer the questions and download all files with fresh secrets, and nothing leaves the page or stays in the browser', async ({
  page,
  site,
}) => {
  await site.open(address);
  const expectNothingKept = await watchEntered(page);
  await expect(fileText(page, '.env')).toHaveText(/JWT_SECRET=•+\n/);

  await page.getByRole('radio', {name: /^nginx/}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', {name: /^Caddy/})).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Hostname', {exact: true})).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('console.example.org');
  await page.getByLabel('Send mail').press('Space');
  for (const [label, text] of [
    ['Mail server', 'smtp.example.org'],
    ['Mail server username', 'console'],
    ['Mail server password', password],
    ['Sender address', 'ops@example.org'],
  ] as const) {
    await page.getByLabel(label, {exact: true}).focus();
    await page.keyboard.type(text);
  }
  await expect(fileText(page, 'Caddyfile')).toContainText('console.example.org:3001 {');
  await expect(fileText(page, 'config.yml')).toContainText('pass: "••••••"');

  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download all files'}).press('Enter');
  const archive = await (await download).path();
  const unpack = (file: string): string => execFileSync('tar', ['-xOf', archive, file], {encoding: 'utf8'});
  const secrets = Array.from(unpack('.env').matchAll(/^\w+=(.*)$/gm), ([, value = '']) => value);
  expect(secrets).toHaveLength(2);
  expect(secrets.join()).toMatch(/^[\da-f]{64},[\da-f]{64}$/);
  expect(unpack('config.yml')).toContain(`pass: "${password}"`);
  expect(unpack('INSTALL.md')).toContain('ssh ops@console.example.org ');
  await expect(page.getByRole('status').filter({hasText: 'Saved opsimate-deployment.tar'})).toBeVisible();

  // The browser would change these two names, so one has a type that preserves it, and the other has no button.
  const single = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download Caddyfile'}).press('Enter');
  expect((await single).suggestedFilename()).toBe('Caddyfile');
  await expect(page.getByRole('button', {name: 'Copy .env'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Download .env'})).toHaveCount(0);

  const hidden = [...secrets, password];
  const text = await wholePage(page);
  expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
  await page.getByRole('button', {name: 'Show secrets'}).press('Enter');
  await expect(fileText(page, '.env')).toContainText(secrets[0] ?? '');
  await page.getByRole('button', {name: 'Generate new secrets'}).press('Enter');
  await expect(fileText(page, '.env')).not.toContainText(secrets[0] ?? '');

  await expectNothingKept(hidden);
  await site.reload();
  await expect(page.getByLabel('Hostname', {exact: true})).toHaveValue('opsimate.example.com');
});

test('I copy a command of the steps that has what I entered', async ({page, site}) => {
  await site.open(address);
  await page.getByLabel('Hostname', {exact: true}).fill('console.example.org');
  const command = site.main.locator('.code-block', {hasText: 'ssh ops@console.example.org'});
  await copyCode(page, command);
});

test("Where the browser doesn't allow copying, I'm told to show the secrets before I copy them by hand", async ({
  page,
  site,
}) => {
  await withoutClipboard(page);
  await site.open(address);
  const file = page.getByRole('region', {name: '.env', exact: true});
  const copy = file.getByRole('button', {name: 'Copy .env'});
  await copy.click();
  await expect(file.getByRole('status')).toContainText('Show the secrets, then select the text');
  await page.getByRole('button', {name: 'Show secrets'}).click();
  await expect(fileText(page, '.env')).toHaveText(/JWT_SECRET=[\da-f]{64}\n/);
  await copy.click();
  await expect(file.getByRole('status')).toContainText('allow copying. Select the text');
});

test('A wrong answer gets a message next to its field, and the files come back once it is right', async ({
  page,
  site,
}) => {
  await site.open(address);
  const hostname = page.getByLabel('Hostname', {exact: true});
  const message = 'Leave out the colon and the port.';
  await expect(fileText(page, '.env')).toContainText('•');
  await hostname.fill('console.example.org:8443');
  await expect(hostname).toHaveAccessibleDescription(new RegExp(message));
  await expect(page.getByRole('status').filter({hasText: 'The files appear once'})).toContainText(
    `Hostname: ${message}`,
  );
  await expect(fileText(page, '.env')).toHaveCount(0);

  await hostname.fill('console.example.org');
  await expect(page.getByText(message)).toHaveCount(0);
  await expect(fileText(page, 'opsimate.conf')).toContainText('server_name console.example.org;');

  await page.getByText('Ports, folder, and backup time').click();
  await page.getByLabel('Console HTTPS port').fill('3001');
  await expect(page.getByLabel('Console HTTPS port')).toHaveAccessibleDescription(/taken by the API/);

  await page.getByRole('radio', {name: /^None: plain HTTP/}).check();
  await page.getByRole('radio', {name: 'From Google Cloud as well'}).check();
  await expect(page.getByRole('group', {name: 'Webhooks and scripts'})).toHaveAccessibleDescription(
    /Choose nginx, Caddy, or Traefik above/,
  );
});

test('A mistake that is added to others is announced without them', async ({page, site}) => {
  await site.open(address);
  await expect(fileText(page, '.env')).toContainText('•');
  const status = page.getByRole('status').filter({hasText: 'The files appear once'});
  await page.getByLabel('Hostname', {exact: true}).fill('console.example.org:8443');
  const first = await status.getByRole('listitem').elementHandle();
  await page.getByLabel('Certificate file').fill('my file');
  await expect(status.getByRole('listitem')).toHaveCount(2);
  // Screen readers announce only the new parts, unless the region is marked to be read as a whole.
  expect(await first.evaluate((item) => item.isConnected)).toBe(true);
  await expect(status).toHaveAttribute('aria-atomic', 'false');
});

test('The effect of a button is announced each time, until I change an answer', async ({page, site}) => {
  await site.open(address);
  await expect(fileText(page, '.env')).toContainText('•');
  const button = page.getByRole('button', {name: 'Generate new secrets'});
  const status = page.getByRole('status').filter({hasText: 'New secrets generated.'});
  await button.click();
  const first = await status.locator('span').elementHandle();
  await button.click();
  await expect.poll(() => first.evaluate((element) => element.isConnected)).toBe(false);
  await expect(status).toBeVisible();
  await page.getByLabel('Hostname', {exact: true}).fill('console.example.org');
  await expect(status).toHaveCount(0);
});

test('On a phone, the questions, the mistakes, and the files are accessible in light and dark mode', async ({
  page,
  site,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await site.open(address);
  await expect(fileText(page, '.env')).toContainText('•');
  await page.getByRole('radio', {name: /^Traefik/}).check();
  await page.getByLabel('Email address for the certificate authority').fill('ops@example.org');
  await page.getByText('Ports, folder, and backup time').click();
  await expect(fileText(page, 'traefik/traefik.yml')).toContainText('ops@example.org');
  expect(await problemsOf(page)).toEqual([]);
  await page.getByLabel('Folder on the Docker host').fill('my folder');
  await expect(page.getByText('Folder on the Docker host: Begin with a slash').first()).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('The code of the builder loads when I scroll near it, and the first files are there before', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 1280, height: 300});
  const requests = recordRequests(page);
  await site.open(address);
  await expect(fileText(page, '.env')).toContainText('openssl rand -hex 32');
  await site.settled();
  expect(requests.join(' ')).not.toContain('deployment-builder');
  await page.getByRole('form', {name: 'Your installation'}).getByRole('textbox').first().focus();
  await expect(fileText(page, '.env')).toContainText('JWT_SECRET=•');
  expect(requests.join(' ')).toContain('deployment-builder');
});

test('A button that I press while the page is still loading does its work once the page is able to', async ({
  page,
}) => {
  const letThrough = await openSlowPage(page, address);
  await page.getByRole('button', {name: 'Copy config.yml'}).click();
  await letThrough();
  await expect(page.getByRole('status').filter({hasText: 'Copied.'})).toBeVisible();
});

/** Opens the builder as its HTML alone. @returns a function that lets its code through, and waits for it */
async function openWithoutCode(site: SitePage): Promise<() => Promise<void>> {
  const release = await holdRequests(site.page, /deployment-builder/);
  // The page may request it before it counts as loaded, and then waits for it.
  await site.page.goto(address, {waitUntil: 'commit'});
  await site.hydrated();
  return async () => {
    release();
    await expect(fileText(site.page, '.env')).toContainText('JWT_SECRET=•');
  };
}

for (const [what, find] of [
  ['a button', (page: Page) => page.getByRole('button', {name: 'Copy config.yml'})],
  ['the text of a file', (page: Page) => fileText(page, 'config.yml')],
] as const) {
  test(`The focus stays on ${what} when the code of the builder arrives`, async ({page, site}) => {
    const finish = await openWithoutCode(site);
    await find(page).focus();
    await finish();
    await expect(find(page)).toBeFocused();
  });
}

test('Questions that I open while the code loads stay open, with the focus', async ({page, site}) => {
  const finish = await openWithoutCode(site);
  const summary = page.getByText('Ports, folder, and backup time');
  await summary.click();
  await finish();
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Folder on the Docker host')).toBeVisible();
});

test('I keep typing in the middle of a text when the code of the builder arrives', async ({page, site}) => {
  const finish = await openWithoutCode(site);
  const hostname = page.getByLabel('Hostname', {exact: true});
  await hostname.fill('console.example.org');
  await hostname.evaluate((field: HTMLInputElement) => {
    const end = field.value.indexOf('.org');
    field.setSelectionRange(end, end);
  });
  await finish();
  await page.keyboard.type('-2');
  await expect(hostname).toHaveValue('console.example-2.org');
});

test('The focus that I move at the last moment before the live form appears stays there', async ({
  page,
  site,
}) => {
  const finish = await openWithoutCode(site);
  const next = page.getByLabel('Send mail');
  await page.getByLabel('Hostname', {exact: true}).focus();
  await next.evaluate((element) => {
    // The code has run, and React renders next.
    const onLoad = ({target}: Event): void => {
      if (target instanceof HTMLScriptElement && target.src.includes('deployment-builder')) {
        element.focus();
      }
    };
    document.addEventListener('load', onLoad, {capture: true});
  });
  await finish();
  await expect(next).toBeFocused();
});

test('On paper, there are whole files and steps, without questions or buttons', async ({page, site}) => {
  await site.open(address);
  await expect(fileText(page, '.env')).toContainText('•');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('For opsimate.example.com with TLS through nginx')).toBeVisible();
  await expect(page.getByRole('form', {name: 'Your installation'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Download all files'})).toBeHidden();
  const cut = await page
    .locator('[data-unsearched] pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollHeight > block.clientHeight + 1).length);
  expect(cut).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('I read the first files, a command for the secrets, and what to replace', async ({page}) => {
    await page.goto(address);
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(fileText(page, '.env')).toContainText('echo "JWT_SECRET=$(openssl rand -hex 32)"');
    await expect(fileText(page, 'docker-compose.yml')).toContainText('image: opsimate/backend:0.0.53');
    await expect(page.getByRole('heading', {name: 'Create the first admin'})).toBeVisible();
    await expect(page.getByRole('form', {name: 'Your installation'})).toBeHidden();
    await expect(page.getByRole('button', {name: /^(?:Copy|Download)/})).toHaveCount(0);
  });
});
