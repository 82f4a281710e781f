import {expect, test} from '../support/test';

test('A component that keeps state works on a page that I open directly', async ({page, site}) => {
  await site.open('docs/counter');
  const button = page.getByRole('button', {name: /Pressed/});
  await button.click();
  await expect(button).toHaveText('Pressed 1 times');
});

test('A component that keeps state, and a part whose code loads late, work on pages that I reach through a link', async ({
  page,
  site,
}) => {
  await site.open('docs/core-features');
  for (const [address, title] of [
    ['far-counter', 'Far counter'],
    ['counter', 'Counter'],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(site.heading).toHaveText(title);
    const button = page.getByRole('button', {name: /Pressed/});
    await button.click();
    await expect(button).toHaveText('Pressed 1 times');
  }
});
