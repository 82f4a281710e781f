/** The box that checks a pasted configuration file. */
import {watchEntered} from './support/leftovers';
import {expect, test} from './support/test';

const address = 'docs/getting-started/check-configuration';
const secret = 'hunter2hunter2';
const composeFile = `version: "3.8"
services:
  backend:
    image: opsimate/backend:v0.0.53
    ports:
      - "3001:3001"
    environment:
      - JWT_SECRET=${secret}
      - API_URL=http://backend:3001
    env_file: .env
`;

test('I paste a Compose file and, with the keyboard alone, get each mistake with its line, and the corrected file', async ({
  page,
  site,
}) => {
  await site.open(address);
  const expectNothingKept = await watchEntered(page);
  const field = page.getByRole('textbox', {name: /Paste config\.yml/});
  const status = page.getByRole('status').filter({hasText: /^Read as/});
  await page.getByRole('button', {name: 'Check the file'}).press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'The box is empty.'})).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(composeFile);
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Read as a Compose file: 3 errors, 3 warnings, 2 notes.');

  const finding = page.getByRole('listitem').filter({hasText: 'is open on all of the host'});
  await expect(finding.getByRole('heading', {level: 3})).toHaveText(/^Warning, line 6: 3001:3001/);
  await finding.getByRole('button', {name: 'Go to line 6'}).press('Enter');
  await expect(field).toBeFocused();
  const selected = await field.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe('      - "3001:3001"');

  // Everything outside of the box, in whatever form the page stores it.
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(secret);
  await page.getByRole('button', {name: 'Replace the text in the box'}).press('Enter');
  await expect(status).toHaveText('Read as a Compose file: 2 errors, 3 warnings.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/image: opsimate\/backend:0\.0\.53\n/);
  await expect(field).toHaveValue(/hunter2/);

  await page.getByRole('button', {name: 'Clear'}).press('Enter');
  await expect(finding).toHaveCount(0);
  await expect(field).toHaveValue('');
  await expectNothingKept(['hunter2']);
});

test('The browser can undo what the Clear button has removed, and the corrections that replaced my text', async ({
  page,
  site,
}) => {
  await site.open(address);
  const field = page.getByRole('textbox', {name: /Paste config\.yml/});
  await field.fill(composeFile);
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(field).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue(composeFile);
  await page.getByRole('button', {name: 'Check the file'}).click();
  await expect(page.getByRole('status').filter({hasText: /^Read as a Compose file/})).toBeVisible();
  const replace = page.getByRole('button', {name: 'Replace the text in the box'});
  await replace.click();
  await expect(field).toHaveValue(/image: opsimate\/backend:0\.0\.53\n/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue(composeFile);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.getByRole('button', {name: 'Check the file'}).click();
  await expect(page.getByText('Read as a Compose file: 2 errors, 3 warnings.')).toBeVisible();
  await expect(replace).toHaveCount(0);
});

test('What I add after the check stays when the corrections replace my text, and is in the copy', async ({
  page,
  site,
}) => {
  await site.open(address);
  const field = page.getByRole('textbox', {name: /Paste config\.yml/});
  await field.fill(composeFile);
  await page.getByRole('button', {name: 'Check the file'}).click();
  const copy = page.getByRole('button', {name: 'Copy the corrected file'});
  await expect(copy).toBeVisible();
  const added = '    restart: always\n';
  await field.press('ControlOrMeta+End');
  await page.keyboard.insertText(added);
  await copy.click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const corrected = /image: opsimate\/backend:0\.0\.53\n[^]*restart: always\n$/;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(corrected);
  await page.getByRole('button', {name: 'Replace the text in the box'}).click();
  await expect(field).toHaveValue(corrected);
});

test('On a phone, a line of my file stays one line, and the box scrolls to the line with the mistake', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open(address);
  const field = page.getByRole('textbox', {name: /Paste config\.yml/});
  const comments = Array.from({length: 40}, (_, index) => `# Line ${index + 1} ${'is long '.repeat(10)}\n`);
  await field.fill(`${comments.join('')}server:\n\tport: 3001\n`);
  expect(await field.evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)).toBe(true);
  await page.getByRole('button', {name: 'Check the file'}).click();
  await page.getByRole('button', {name: 'Go to line 42'}).click();
  const below = await field.evaluate(({scrollTop, scrollHeight, clientHeight}) =>
    Math.round((scrollHeight - clientHeight - scrollTop) / (scrollHeight / 43)),
  );
  expect(below).toBeLessThan(3);
});

test('A file with more than a hundred mistakes gets its first hundred, and their number', async ({
  page,
  site,
}) => {
  await site.open(address);
  const field = page.getByRole('textbox', {name: /Paste config\.yml/});
  await field.fill(`A=1\n${'x 1\n'.repeat(150)}`);
  await page.getByRole('button', {name: 'Check the file'}).click();
  await expect(page.getByText('Only the first 100 of 152 are listed.')).toBeVisible();
  await expect(page.getByRole('button', {name: /^Go to line/})).toHaveCount(100);
});

test('A finding about a setting leads to its own row on the configuration page', async ({page, site}) => {
  await site.open(address);
  await page.getByRole('textbox', {name: /Paste config\.yml/}).fill('PORT=abc\nSMTP_HOST=a\nmailer.port\n');
  await page.getByRole('button', {name: 'Check the file'}).click();
  const finding = page.getByRole('listitem').filter({hasText: 'SMTP_HOST has no effect here'});
  await finding.getByRole('link', {name: 'Read more'}).click();
  await expect(page).toHaveURL(/configuration#setting-smtp-host$/);
  await expect(page.locator('tr#setting-smtp-host')).toBeInViewport();
  for (const row of ['key-server-port', 'key-mailer-auth-pass', 'variable-jwt-secret', 'variable-port']) {
    await expect(page.locator(`tr#${row}`)).toHaveCount(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('what the checker looks for can be read', async ({page}) => {
    await page.goto(address);
    const row = page.getByRole('row').filter({hasText: "A port that's open to everyone"});
    await expect(row).toContainText('Warning');
    await expect(page.getByText('This box needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Check the file'})).toBeHidden();
  });
});
