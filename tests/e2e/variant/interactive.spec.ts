import {expect, test} from '../support/test';

test('A component that keeps state works on a page that I open directly', async ({page, site}) => {
  await site.open('docs/counter');
  const button = page.getByRole('button', {name: /Pressed/});
  await button.click();
  await expect(button).toHaveText('Pressed 1 times');
});

test('A component that keeps state works on a page that I reach through a link', async ({page, site}) => {
  await site.open('docs/core-features');
  await page.evaluate(() => {
    history.pushState(null, '', 'counter');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const button = page.getByRole('button', {name: /Pressed/});
  await button.click();
  await expect(button).toHaveText('Pressed 1 times');
});

test('A part whose code loads late works on a page that I reach through a link', async ({page, site}) => {
  await site.open('docs/core-features');
  await page.evaluate(() => {
    history.pushState(null, '', 'far-counter');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const button = page.getByRole('button', {name: /Pressed/});
  await button.click();
  await expect(button).toHaveText('Pressed 1 times');
});
