import {readFileSync} from 'node:fs';
import {pitch} from '../../src/site/home';
import {product} from '../../src/site/product';
import {findBuild} from '../run/siteBuilds';
import {recordRequests} from './support/recordRequests';
import {expect, test} from './support/test';

interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': {
    readonly default: {
      readonly versions: readonly {
        readonly name: string;
        readonly label: string;
        readonly isLast: boolean;
        readonly path: string;
        readonly mainDocId: string;
        readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar?: string}[];
        readonly sidebars: Readonly<Record<string, unknown>>;
      }[];
    };
  };
}

/** The build's data for the browser: the docs as the framework knows them. */
function docsData(): GlobalData['docusaurus-plugin-content-docs']['default'] {
  const file = `${findBuild('site').generatedDir}/globalData.json`;
  const data = JSON.parse(readFileSync(file, 'utf8')) as GlobalData;
  return data['docusaurus-plugin-content-docs'].default;
}

test('The home page says what the console is and leads to every section of the docs', async ({site}) => {
  await site.open();
  await expect(site.main).toContainText(product.tagline);
  const targets = await site.main
    .locator('a[href^="/docs"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const sections = [
    'getting-started',
    'providers-services',
    'dashboards',
    'alerts',
    'integrations',
    'user-management',
  ];
  for (const section of sections) {
    expect(
      targets.some((target) => target.startsWith(`/docs/${section}`)),
      section,
    ).toBe(true);
  }
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('The home page also says that the console is an early release, and under which terms it is free', async ({
    page,
    site,
  }) => {
    await site.open();
    expect(await page.evaluate(() => window.matchMedia('(hover: none)').matches)).toBe(true);
    await expect(site.main.getByText(pitch.terms)).toBeVisible();
  });
});

for (const [colorScheme, width, screens] of [
  ['light', 1280, ['dashboard-dark-800.avif']],
  ['dark', 1280, ['dashboard-dark-800.avif']],
  ['light', 390, []],
] as const) {
  test.describe(`The home page in a ${colorScheme} window of ${width} px`, () => {
    test.use({colorScheme, viewport: {width, height: 800}});

    test(`fetches ${screens.length === 0 ? 'no screenshot' : 'the screenshot that it shows and no other'}`, async ({
      page,
      site,
    }) => {
      const requests = recordRequests(page);
      await site.open();
      await site.settled();
      const names = requests.map((url) => url.split('/').at(-1) ?? '');
      expect(names.filter((name) => name.endsWith('.avif'))).toEqual(screens);
    });
  });
}

test('The page about this site says how to search and which keys help', async ({site}) => {
  await site.open('markdown-page');
  await expect(site.main).toContainText(/search/i);
  await expect(site.main.locator('kbd').first()).toBeVisible();
});

test('The docs root shows the introduction, and has one URL with and without a trailing slash', async ({
  page,
  site,
}) => {
  for (const address of ['docs', 'docs/']) {
    await site.open(address);
    expect(new URL(page.url()).pathname).toBe('/docs');
    await expect(site.heading).toContainText(product.name);
    await expect(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]')).toHaveAttribute(
      'href',
      '/docs',
    );
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  }
  expect(docsData().versions[0]?.mainDocId).toBe('intro');
});

test('The list of tags leads to a page for each of the three tags', async ({page, site}) => {
  await site.open('docs/tags');
  await expect(site.heading).toHaveText('Tags');
  for (const tag of ['alerts', 'links', 'monitoring-data']) {
    await expect(site.main.locator(`a[href="/docs/tags/${tag}"]`)).toBeVisible();
  }
  await site.main.locator('a[href="/docs/tags/alerts"]').click();
  await expect(page).toHaveURL(/\/docs\/tags\/alerts$/);
  await expect(site.heading).toHaveText(/^(?:One doc|\d+ docs) tagged with "Alerts"$/);
  await expect(site.main.getByRole('article').first()).toBeVisible();
});

test('The sidebar named tutorialSidebar contains nearly every page', () => {
  const [version] = docsData().versions;
  expect(Object.keys(version?.sidebars ?? {})).toEqual(['tutorialSidebar']);
  const outside = (version?.docs ?? []).filter(({sidebar}) => sidebar !== 'tutorialSidebar');
  expect(outside.map(({id}) => id)).toEqual([]);
});

test('There is one docs version, named current and labeled Next', () => {
  const {versions} = docsData();
  expect(versions.map(({name, label, isLast, path}) => ({name, label, isLast, path}))).toEqual([
    {name: 'current', label: 'Next', isLast: true, path: '/docs'},
  ]);
  for (const doc of versions[0]?.docs ?? []) {
    expect(doc.id).not.toBe('');
    expect(doc.path).toMatch(/^\/docs/);
  }
});

test('The table of contents lists headings of levels 2 and 3 only, and leads to them', async ({
  page,
  site,
}) => {
  const levels = new Set<string>();
  for (const route of ['docs/getting-started/configuration', 'docs/advanced/technical-specifications']) {
    await site.open(route);
    const targets = await page.locator('.table-of-contents a').evaluateAll((links) =>
      links.map((link) => {
        const id = decodeURIComponent((link as HTMLAnchorElement).hash.slice(1));
        return document.getElementById(id)?.tagName ?? `no #${id}`;
      }),
    );
    const inPage = await site.main.locator('article .theme-doc-markdown').locator('h2[id], h3[id]').count();
    expect(targets).toHaveLength(inPage);
    for (const target of targets) {
      levels.add(target);
    }
  }
  expect([...levels].sort()).toEqual(['H2', 'H3']);
});

test('Every page of the docs says when it was last updated, and once, at its end, which release it was checked against then', async ({
  request,
  site,
}) => {
  // The framework also lists category pages, whose IDs are paths.
  const docs = docsData().versions[0]?.docs.filter(({id}) => !id.startsWith('/')) ?? [];
  expect(docs.length).toBeGreaterThan(40);
  for (const {path} of docs) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<time datetime="?20\d\d-\d\d-\d\dT[^\s">]+"? itemprop="?dateModified/i);
  }
  await site.open('docs/core-features');
  await expect(site.main.getByText(/checked against/i)).toHaveCount(1);
  await expect(site.main.locator('.theme-last-updated time')).toBeVisible();
  await expect(site.main.locator('.theme-doc-footer .theme-last-updated')).toHaveText(
    new RegExp(
      `^Last updated on \\w+ \\d+, \\d+, checked against ${product.release.replaceAll('.', '\\.')}$`,
    ),
  );
});
