import {expect, test} from '../support/test';

test('A dropdown opens on a press without a pointer, as from a screen reader, and Escape closes it', async ({
  page,
  site,
}) => {
  await site.open('docs');
  for (const name of ['English', 'Next']) {
    const button = site.navbar.getByRole('button', {name, exact: true});
    await button.dispatchEvent('click', {detail: 0});
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // A menu that is only beginning to appear can't have the focus yet.
    await expect(button.locator('xpath=following-sibling::ul').getByRole('link').first()).toBeVisible();
    await button.press('Tab');
    await expect(page.locator(':focus')).toHaveClass(/dropdown__link/);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }
});

test('Tabs are one stop; arrows, Home, and End move between them, and Enter and Space select', async ({
  page,
  site,
}) => {
  await site.open('docs/getting-started/deploy');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const last = (await tabs.count()) - 1;
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.nth(last)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tabs.nth(last)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const name = await tabs.nth(1).innerText();
  await expect(page.getByRole('tabpanel', {name, exact: true})).toBeVisible();
  const stops = await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).tabIndex));
  expect(stops.filter((stop) => stop === 0)).toHaveLength(1);
});

test("A phone's keyboard neither corrects nor capitalizes what I enter", async ({site}) => {
  const pages = [
    '',
    'search',
    'diagnose',
    'docs/reference/known-issues',
    'docs/operations/reverse-proxy-tls',
  ];
  for (const path of pages) {
    await site.open(path);
    for (const line of await site.main.getByText(/^Use your own/).all()) {
      await line.click();
    }
    const fields = site.main.locator('textarea, input:not([type=checkbox], [type=radio])');
    await expect(fields.first()).toBeVisible();
    for (const field of await fields.all()) {
      await expect(field, path).toHaveAttribute('autocorrect', 'off');
      await expect(field, path).toHaveAttribute('autocapitalize', 'none');
    }
  }
});
