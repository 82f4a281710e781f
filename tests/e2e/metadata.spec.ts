/** What browsers, crawlers, and link previews read besides the pages. */
import {sections} from '../../src/site/home';
import {barColors} from './support/modes';
import {openSlowPage} from './support/network';
import {SitePage} from './support/SitePage';
import {expect, test} from './support/test';

test('Browsers find an icon, a touch icon, and a manifest whose icons exist', async ({
  page,
  request,
  site,
}) => {
  await site.open();
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    for (const link of await page.locator(`link[rel="${rel}"]`).all()) {
      expect((await request.get((await link.getAttribute('href')) ?? '')).status(), rel).toBe(200);
    }
  }
  const manifest = (await (await request.get('manifest.webmanifest')).json()) as {icons: {src: string}[]};
  expect(manifest.icons).not.toHaveLength(0);
  for (const {src} of manifest.icons) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
});

for (const system of ['light', 'dark'] as const) {
  test(`On a ${system} system, the browser's own bars follow my choice, in every tab, and after a reload`, async ({
    page,
    context,
    site,
  }) => {
    await page.emulateMedia({colorScheme: system});
    await site.open();
    const other = new SitePage(await context.newPage());
    await other.page.emulateMedia({colorScheme: system});
    await other.open('docs/core-features');
    const seen = new Set<string>();
    for (const choice of ['light', 'dark', 'system']) {
      await site.colorToggle.click();
      for (const tab of [site, other]) {
        await expect(tab.page.locator('html')).toHaveAttribute('data-theme-choice', choice);
        const {bars, navbar} = await tab.page.evaluate(barColors);
        expect(bars).toEqual([navbar]);
        seen.add(navbar);
      }
      await site.reload();
      const {bars, navbar} = await page.evaluate(barColors);
      expect(bars).toEqual([navbar]);
    }
    expect(seen.size).toBe(2);
  });
}

test("My choice applies to the page and to the browser's own bars from the first paint on, before any script of the page has run", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('theme', 'dark');
  });
  await openSlowPage(page, 'docs/core-features');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const {bars, navbar} = await page.evaluate(barColors);
  expect(bars).toEqual([navbar]);
});

test('Pages that only list others, and the one about this site, are not offered to search engines', async ({
  request,
}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).toMatch(/\/docs\/core-features</);
  for (const address of ['docs/tags', 'docs/tags/alerts', 'markdown-page', 'search']) {
    expect(sitemap).not.toContain(`/${address}<`);
    expect(await (await request.get(address)).text(), address).toMatch(
      /<meta [^>]*name="?robots"? content="noindex, ?follow"/,
    );
  }
});

test('The Markdown of a page, and the lists of pages for assistants, name the page that people read', async ({
  request,
  baseURL,
}) => {
  const canonical = async (address: string, accept = '*/*'): Promise<string | undefined> => {
    const {link = ''} = (await request.get(address, {headers: {accept}})).headers();
    return /^<([^>]+)>; rel="canonical"$/.exec(link)?.[1];
  };
  for (const [alternate, address] of [
    ['index.md', ''],
    ['docs/core-features.md', 'docs/core-features'],
    ['map.md', 'map'],
  ] as const) {
    const html = await (await request.get(address)).text();
    const named = /<link [^>]*rel="?canonical"?[^>]*href="?([^\s">]+)/.exec(html)?.[1];
    expect(named).toBeDefined();
    expect(await canonical(alternate), alternate).toBe(named);
    expect(await canonical(address, 'text/markdown'), address).toBe(named);
    expect(await canonical(address), address).toBeUndefined();
  }
  for (const list of ['llms.txt', 'llms-full.txt']) {
    expect(new URL((await canonical(list)) ?? '', baseURL).pathname).toBe('/map');
  }
});

test('Every email address on a page is between the marks that keep a proxy from replacing it', async ({
  request,
}) => {
  const address = /[\w.+-]+@[\w-]+\.\w+/g;
  for (const path of ['docs/getting-started/configuration', 'docs/reference/rest-api/users']) {
    const [, body = ''] = (await (await request.get(path)).text()).split(/<body[^>]*>/);
    expect(body.match(address)?.length, path).toBeGreaterThan(0);
    expect(body.replace(/<!--email_off-->.*<!--\/email_off-->/s, '').match(address), path).toBeNull();
  }
});

test('Crawlers find a sitemap that has a date for every page of the docs', async ({request, baseURL}) => {
  const address = /^Sitemap: (.+)$/m.exec(await (await request.get('robots.txt')).text())?.[1] ?? '';
  const sitemap = await (await request.get(new URL(new URL(address).pathname, baseURL).href)).text();
  const docs = sitemap.split('<url>').flatMap((entry) => {
    const path = /<loc>[^<]*(\/docs\/(?!tags)[^<]*)/.exec(entry)?.[1];
    return path ? [{path, isDated: /<lastmod>20\d\d-\d\d-\d\d</.test(entry)}] : [];
  });
  expect(docs.length).toBeGreaterThan(30);
  // A category's page is as new as the newest page that it lists.
  const isCategory = (path: string): boolean =>
    sections.some(({to}) => to === path) || docs.some((doc) => doc.path.startsWith(`${path}/`));
  expect(docs.filter(({path, isDated}) => !isDated && !isCategory(path))).toEqual([]);
});

test('The security contact is still valid', async ({request}) => {
  const text = await (await request.get('.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: https:/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test('The search that a browser can add has an icon of the kind that it declares', async ({request}) => {
  const image = /<Image [^>]*type="([^"]+)"[^>]*>([^<]+)/.exec(
    await (await request.get('opensearch.xml')).text(),
  );
  const icon = await request.get(new URL(image?.[2] ?? '').pathname);
  expect(icon.headers()['content-type']).toContain(image?.[1]);
});

test('The introduction has one URL in its page, in links, in the sitemap, and in Markdown', async ({
  page,
  site,
  request,
}) => {
  await site.open('docs/');
  const head = page.locator('head');
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/docs$/);
  await expect(head.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/docs$/);
  for (const alternate of await head.locator('link[hreflang]').all()) {
    await expect(alternate).toHaveAttribute('href', /\/docs$/);
  }
  await expect(page.locator('a[href="/docs/"]')).toHaveCount(0);
  for (const file of ['docs', 'sitemap.xml', 'llms.txt', 'llms-full.txt', 'docs.md', 'map.md']) {
    expect(await (await request.get(file)).text(), file).not.toMatch(/\/docs\/(?![\w.])/);
  }
});

test('The not-found page has no canonical URL', async ({request}) => {
  const html = await (await request.get('nope')).text();
  expect(html).not.toMatch(/canonical|hreflang|og:url/);
});

test("A page's breadcrumbs for search engines start at the home page", async ({request}) => {
  const html = await (await request.get('docs/alerts/adding-alerts')).text();
  const [, json = ''] = /<script [^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const {itemListElement} = JSON.parse(json) as {
    readonly itemListElement: readonly {readonly item: string}[];
  };
  expect(itemListElement.map(({item}) => new URL(item).pathname)).toEqual([
    '/',
    '/docs/alerts',
    '/docs/alerts/adding-alerts',
  ]);
});
