import {expect, test} from '../support/test';

// React reports what it caught, and the framework logs it once more.
test.use({
  allowed: {
    messages: [
      /outer message/,
      /inner cause/,
      /navbar item/,
      /No NavbarItem component found/,
      /ErrorBoundary|error boundary/i,
    ],
  },
});

const chain = /the outer message\s+Cause:\s+the inner cause/;

test('A page that crashes inside the layout keeps the navigation, names every cause, and can be retried', async ({
  page,
  site,
}) => {
  await site.open('crash-inside-layout');
  await expect(site.heading).toHaveText('This page crashed');
  await expect(site.main).toContainText(chain);
  await expect(site.navbar).toBeVisible();
  await expect(page).toHaveTitle(/A title of its own/);
  const tryAgain = page.getByRole('button', {name: 'Try again'});
  await tryAgain.click();
  await expect(site.heading).toHaveText('This page crashed');
  await page.evaluate(() => {
    document.documentElement.dataset.fixed = 'yes';
  });
  await tryAgain.click();
  await expect(page.getByText('Mended')).toBeVisible();
  await expect(site.heading).toHaveCount(0);
});

test('A crash outside the layout sets the title "Page Error" and can be retried', async ({page, site}) => {
  await page.goto('crash-outside-layout');
  await expect(page).toHaveTitle(/^Page Error/);
  await expect(site.heading).toHaveText('This page crashed');
  await expect(page.locator('body')).toContainText(chain);
  await page.evaluate(() => {
    document.documentElement.dataset.fixed = 'yes';
  });
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('Mended')).toBeVisible();
});

test('A navigation item that cannot be rendered is named with its settings', async ({page}) => {
  await page.goto('crash-navbar');
  await expect(page).toHaveTitle(/^Page Error/);
  const body = page.locator('body');
  await expect(body).toContainText('A theme navbar item failed to render.');
  await expect(body).toContainText('"label": "Ring the bell"');
  await expect(body).toContainText('Cause:');
  await expect(body).toContainText('bell');
});
