import {expect, test} from './support/test';
import {type SitePage} from './support/SitePage';

/** What crawlers, previews, and the style sheet read from the head, one line each. */
function headOf({page}: SitePage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const {title, documentElement: html, body} = document;
    const classes = [...html.classList].sort().join(' ');
    // Prefetches stay from page to page.
    const tags = [...document.head.querySelectorAll('meta[name], meta[property], link[data-rh]')].map((tag) =>
      ['name', 'property', 'rel', 'hreflang', 'content', 'href']
        .map((name) => tag.getAttribute(name) ?? '')
        .join(' '),
    );
    return [title, html.lang, html.dir, classes, body.className, ...tags.sort()];
  });
}

for (const [name, from, to] of [
  ['another page of the docs', 'docs/core-features', 'docs/user-management/register-login'],
  ['a page outside the docs', 'docs/core-features', ''],
  ['the docs', '', 'docs'],
] as const) {
  test(`After navigating to ${name}, the head is the same as in its document`, async ({
    page,
    site,
    baseURL,
  }) => {
    await site.open(to);
    const built = await headOf(site);
    await site.open(from);
    expect(await headOf(site)).not.toEqual(built);
    const address = new URL(to, baseURL).pathname;
    await page.locator(`a[href="${address}"]:visible`).first().click();
    await expect.poll(() => headOf(site)).toEqual(built);
    await page.goBack();
    await expect.poll(() => headOf(site)).not.toEqual(built);
    await page.goForward();
    await expect.poll(() => headOf(site)).toEqual(built);
  });
}

test('Elements of the head that two pages share are never inserted again', async ({page, site}) => {
  await site.open('docs/core-features');
  await page.evaluate(() => {
    Object.assign(window, {icon: document.querySelector('link[rel="icon"]')});
  });
  await site.navbar.getByRole('link', {name: 'User Management'}).click();
  await expect(page).toHaveTitle(/^Register|^Log|^Sign/);
  const isSame = () => Reflect.get(window, 'icon') === document.querySelector('link[rel="icon"]');
  expect(await page.evaluate(isSame)).toBe(true);
});
