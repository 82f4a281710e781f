/**
 * Searching in the browser doesn't even have the browser prepare to contact another origin. A request to one fails every
 * test.
 */
import {expect, test} from './support/test';
import {allPaths} from './support/tour';

/** Kinds of links that make the browser open a connection. */
const hints = 'preconnect|dns-prefetch|prefetch|preload|modulepreload|prerender';

test('no page contains a hint to connect to another host', async ({request, baseURL}) => {
  const own = new URL(baseURL ?? '').origin;
  const foreign: string[] = [];
  for (const path of await allPaths(request)) {
    const html = await (await request.get(path)).text();
    for (const [link] of html.matchAll(new RegExp(`<link[^>]+rel="?(?:${hints})[^>]*>`, 'g'))) {
      const href = /href="?([^"\s>]+)/.exec(link)?.[1] ?? '';
      if (new URL(href, own).origin !== own) {
        foreign.push(`${path}: ${link}`);
      }
    }
  }
  expect(foreign).toEqual([]);
});

test('a reader who searches in every way connects to no other host', async ({site, page, baseURL, modal}) => {
  await page.addInitScript((kinds) => {
    const added: string[] = [];
    Object.assign(window, {added});
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({addedNodes}) => [...addedNodes])) {
        if (node instanceof HTMLLinkElement && new RegExp(kinds).test(node.rel)) {
          added.push(node.href);
        }
      }
    }).observe(document, {subtree: true, childList: true});
  }, hints);
  await site.open('docs');
  await modal.button.hover();
  await modal.select(['docker', 'JWT_SECRET']);
  await modal.open();
  await modal.dialog.getByRole('button', {name: 'Save this search'}).first().click();
  await modal.dialog.getByRole('button', {name: 'Remove this search from history'}).first().click();
  await modal.input.fill('zzqqyyxx');
  await expect(modal.noResults).toBeVisible();
  await modal.searchAgain('alert');
  await modal.linkToAll('alert').click();
  const {results} = site;
  await results.nth(19).waitFor();
  await site.footer.scrollIntoViewIfNeeded();
  await results.nth(20).waitFor();

  const own = new URL(baseURL ?? '').origin;
  const hinted = await page.evaluate(() => (window as unknown as {readonly added: string[]}).added);
  expect(hinted.filter((address) => new URL(address).origin !== own)).toEqual([]);
});
