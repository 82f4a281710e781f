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

test('A part far down the page is there from the start, and its code loads when I scroll near it', async ({
  page,
  site,
}) => {
  const button = page.getByRole('button', {name: /Pressed/});
  let isRequested = false;
  page.on('request', (request) => {
    isRequested ||= request.url().includes('far-part');
  });
  await site.open('docs/far-counter');
  await expect(button).toHaveText('Pressed 0 times');
  expect(isRequested).toBe(false);
  const code = page.waitForResponse(/far-part/);
  await button.focus();
  await code;
  await expect(async () => {
    await button.click();
    await expect(button).toHaveText(/Pressed [1-9]/, {timeout: 100});
  }).toPass();
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
