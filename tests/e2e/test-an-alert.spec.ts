/** The tester that shows what happens to an alert. */
import {watchEntered} from './support/leftovers';
import {expect, test} from './support/test';

const address = 'docs/alerts/test-an-alert';

test('I enter an alert with the keyboard, and see its command, its services, and what is ignored', async ({
  page,
  site,
}) => {
  await site.open(address);
  const expectNothingKept = await watchEntered(page);
  const form = page.getByRole('form', {name: 'Alert to test'});
  const uses = page.getByRole('table').filter({hasText: 'What happens to it'});
  const shown = page.getByRole('table').filter({hasText: 'In the console'});
  const command = page.getByRole('region', {name: 'Command that sends the alert', exact: true});
  const tag = form.getByRole('textbox', {name: 'tag'});
  await tag.fill("web'$HOME");
  await expect(command).toContainText('"tag": "web\'$HOME"');
  await expect(shown.getByRole('row', {name: /^Services/})).toContainText("web'$HOME");
  await expect(uses.getByRole('row', {name: /^severity/})).toContainText(
    'Ignored. Alerts have no severity in this release',
  );

  await page.getByRole('button', {name: 'Copy Command that sends the alert'}).press('Enter');
  const copied = page.getByRole('status').filter({hasText: 'Copied.'});
  await expect(copied).toBeVisible();
  const shownCommand = await page.getByRole('group', {name: 'Contents of Command that sends'}).textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shownCommand);
  // Screen readers announce only what's new.
  const first = await copied.locator('span').elementHandle();
  await page.getByRole('button', {name: 'Copy Command that sends the alert'}).press('Enter');
  await expect.poll(() => first.evaluate((element) => element.isConnected)).toBe(false);
  await expect(copied).toBeVisible();
  // What was copied is no longer what's shown.
  await tag.fill("web'$HOME-2");
  await expect(copied).toHaveCount(0);

  const runbook = form.getByRole('textbox', {name: 'runbookUrl'});
  await runbook.fill('wiki/backup');
  await expect(runbook).toHaveAccessibleDescription(/isn't a complete URL\. Begin with https:/);
  await expect(
    page.getByRole('status').filter({hasText: 'Correct these fields before you send the alert:runbookUrl: '}),
  ).toBeVisible();
  await expect(command).toHaveCount(0);
  await runbook.fill('');
  await expect(shown.getByRole('row', {name: /^Runbook link/})).toContainText('No button');
  const others = form.getByRole('textbox', {name: 'Other fields that your tool sends'});
  await others.fill('a=1\nb');
  await expect(others).toHaveAccessibleDescription(/Line 2 has no equals sign/);
  await others.fill('');

  await form.getByRole('radio', {name: /^Custom/}).press('ArrowDown');
  await expect(command).toContainText('/api/v1/alerts/custom/gcp');
  await form.getByRole('radio', {name: 'closed'}).check();
  await expect(page.getByText(/^The active alert with the ID test-1 moves to Archived/)).toBeVisible();
  await expectNothingKept(['$HOME']);
});

test('A long name leaves room for what happens to the field, on a desktop and on a phone', async ({
  page,
  site,
}) => {
  await site.open(address);
  const others = page.getByRole('textbox', {name: 'Other fields that your tool sends'});
  const row = page.getByRole('row').filter({hasText: 'name_of_the_machine'});
  await others.fill(`name_of_the_machine_that_sends_this_alert=${'web-01.'.repeat(12)}example.com`);
  await expect(row).toBeVisible();
  for (const [width, least] of [
    [1280, 240],
    [390, 110],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    const box = await row.getByRole('cell').last().boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(least);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('A text that was pasted by mistake is rejected right away', async ({page, site}) => {
  await site.open(address);
  const others = page.getByRole('textbox', {name: 'Other fields that your tool sends'});
  const command = page.getByRole('region', {name: 'Command that sends the alert', exact: true});
  // Few lines, because Chromium fills in thousands so slowly that the test could end first.
  await others.fill(Array.from({length: 20}, (_, index) => `key${index}=${'value'.repeat(200)}`).join('\n'));
  await expect(others).toHaveAccessibleDescription(/Shorten this to 5,000 characters; it has/);
  await expect(command).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('I read a complete example with what happens to each field', async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('row', {name: /^createdAt/})).toContainText('Ignored.');
    await expect(page.getByRole('region', {name: 'Command that ends it', exact: true})).toContainText(
      '-X DELETE',
    );
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'tag'})).toBeHidden();
  });
});

test("A table that fits isn't a stop for the Tab key, not even one that appears later", async ({
  page,
  site,
}) => {
  await site.open(address);
  const form = page.getByRole('form', {name: 'Alert to test'});
  const shown = page.locator('[data-scrollable-table="What the console shows"]');
  await form.getByRole('textbox', {name: 'tag'}).fill('web-1');
  await expect(shown).toContainText('web-1');
  await expect(shown).not.toHaveAttribute('tabindex');
  await form.getByRole('radio', {name: /^Custom/}).press('ArrowDown');
  await form.getByRole('radio', {name: 'closed'}).check();
  await expect(shown).toHaveCount(0);
  await form.getByRole('radio', {name: 'open'}).check();
  await expect(shown).toBeVisible();
  await expect(shown).not.toHaveAttribute('tabindex');
});
