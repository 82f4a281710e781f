/** What browsers, crawlers, and link previews read besides the pages. */
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

test("The browser's own bars take the navbar's color in each color mode", async ({page, site}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await site.open();
    const tag = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    const navbar = await site.navbar.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.color = getComputedStyle(element).getPropertyValue('--ifm-navbar-background-color');
      return probe.style.color;
    });
    const color = await tag.evaluate((element: HTMLMetaElement) => {
      const probe = document.createElement('i');
      probe.style.color = element.content;
      return probe.style.color;
    });
    expect(color).toBe(navbar);
  }
});

test('Crawlers are led to a sitemap that dates every page of the docs', async ({request, baseURL}) => {
  const address = /^Sitemap: (.+)$/m.exec(await (await request.get('robots.txt')).text())?.[1] ?? '';
  const sitemap = await (await request.get(new URL(new URL(address).pathname, baseURL).href)).text();
  const docs = sitemap.split('<url>').flatMap((entry) => {
    const path = /<loc>[^<]*(\/docs\/(?!tags)[^<]*)/.exec(entry)?.[1];
    return path ? [{path, isDated: /<lastmod>20\d\d-\d\d-\d\d</.test(entry)}] : [];
  });
  expect(docs.length).toBeGreaterThan(30);
  // A category's page is as new as the pages that it lists.
  const isCategory = (path: string): boolean => docs.some((doc) => doc.path.startsWith(`${path}/`));
  expect(docs.filter(({path, isDated}) => !isDated && !isCategory(path))).toEqual([]);
});

test('The security contact is valid for now', async ({request}) => {
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

test('The introduction has one canonical address, whichever of its two was opened', async ({page, site}) => {
  const canonical = page.locator('link[rel="canonical"]');
  await site.open('docs');
  await expect(canonical).toHaveAttribute('href', /\/docs\/$/);
  await site.open('docs/');
  await expect(canonical).toHaveAttribute('href', /\/docs\/$/);
});

test('The not-found page claims no address of its own', async ({request}) => {
  const html = await (await request.get('nope')).text();
  expect(html).not.toMatch(/canonical|hreflang|og:url/);
});

test("A page's breadcrumbs for search engines start at the home page", async ({page, site}) => {
  await site.open('docs/alerts/adding-alerts');
  const list = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    itemListElement: {item: string}[];
  };
  expect(list.itemListElement.map(({item}) => new URL(item).pathname)).toEqual([
    '/',
    '/docs/alerts',
    '/docs/alerts/adding-alerts',
  ]);
});
