/** What the hosted provider requests, and when it doesn't. */
import {searchSettings} from '../../../src/site/search';
import {hostedOrigins} from '../../run/siteBuilds';
import {expect, test} from '../support/hostedTest';
import {pauseClock} from '../support/pauseClock';

test('a search is the request that DocSearch sends, once, even if the modal is opened again', async ({
  site,
  modal,
  hosts,
  page,
}) => {
  await site.open('docs');
  await modal.search('docker');
  const seen = hosts.first.seen.at(-1);
  expect([seen?.method, seen?.url.pathname]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(Object.fromEntries(seen?.url.searchParams ?? [])).toMatchObject({
    'x-algolia-application-id': 'TESTAPP',
    'x-algolia-api-key': 'test-search-key',
  });
  expect(seen?.requests).toHaveLength(1);
  expect(seen?.requests[0]).toMatchObject({
    query: 'docker',
    indexName: searchSettings.indexName,
    attributesToRetrieve: [
      ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
      'content',
      'type',
      'url',
    ],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToSnippet: expect.arrayContaining(['content:12']),
    hitsPerPage: 20,
    clickAnalytics: true,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });

  const before = hosts.first.seen.length;
  await page.keyboard.press('Escape');
  await modal.search('docker');
  expect(hosts.first.seen).toHaveLength(before);
});

test('at 769 px, it requests 12 words, and at 768 px, 5', async ({site, modal, hosts, page}) => {
  for (const [width, words] of [
    [769, 12],
    [768, 5],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await site.open('docs');
    await modal.search('docker');
    expect(hosts.first.seen.at(-1)?.requests[0]?.attributesToSnippet).toContain(`content:${words}`);
  }
});

test('the modal shows 10 of 12 words, marked, the logo of the service, and no key that completes a query', async ({
  site,
  modal,
}) => {
  await site.open('docs');
  await modal.search('unless');
  const snippet = modal.snippet(modal.hits.first());
  await expect(snippet.locator('mark')).toHaveText('unless');
  expect((await snippet.textContent())?.trim().split(/\s+/)).toHaveLength(10);
  await expect(modal.dialog.getByRole('link', {name: /Algolia/})).toBeVisible();
  await expect(modal.keys).toHaveText([/Select/, /Navigate/, /Close/]);
});

test.describe('with a hit whose page is only in the index', () => {
  test.use({
    allowed: {
      origins: hostedOrigins,
      messages: [/ is loaded from the server\./, /responded with a status of 404/],
    },
  });

  test('click analytics are requested, but no script is fetched for them', async ({site, modal, hosts}) => {
    await site.open('docs');
    await modal.select(['docker']);
    expect(hosts.first.seen.every(({requests}) => requests[0]?.clickAnalytics === true)).toBe(true);
  });
});

test('the search page sends the same filters and requests 20 results', async ({site, page, hosts}) => {
  await site.open('search?q=provider');
  const {results} = site;
  await expect(results).toHaveCount(20);
  expect(hosts.first.seen[0]?.requests[0]).toMatchObject({
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  await site.footer.scrollIntoViewIfNeeded();
  await expect(results).toHaveCount(30);
  await expect(page.getByRole('button', {name: 'Show more results'})).toHaveCount(0);
});

test('the search page requests the version of the docs that I choose', async ({site, page, hosts}) => {
  const filtersOf = (tag: string) => ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]];
  const lastFilters = () => hosts.first.seen.at(-1)?.requests[0]?.facetFilters;
  await site.open('search?q=alerts');
  const {results} = site;
  await expect(results.first()).toBeVisible();
  expect(lastFilters()).toEqual(filtersOf('docs-default-current'));
  await page.getByRole('combobox', {name: /^Version to search/}).selectOption('1.0');
  await expect(results).toHaveText([/Adding alerts to a server in version one/]);
  expect(lastFilters()).toEqual(filtersOf('docs-default-1.0'));
});

test('fast typing on the search page is one request, sent when it is over', async ({site, page, hosts}) => {
  await site.open('search');
  await pauseClock(page);
  await page.getByRole('searchbox').pressSequentially('docker');
  // Longer than the pause after the last letter, and shorter than what a host is allowed.
  await page.clock.runFor(searchSettings.timeoutsMs.connect - 1);
  await expect(site.results.first()).toBeVisible();
  expect(hosts.first.seen.map(({requests}) => requests[0]?.query)).toEqual(['docker']);
});

test('the search page requests nothing but what I search for, however long I stay', async ({
  site,
  page,
  hosts,
}) => {
  await page.clock.install();
  await site.open('search');
  await page.clock.runFor(10_000);
  for (const query of ['docker', 'unless']) {
    await page.getByRole('searchbox').fill(query);
    await page.clock.runFor(1000);
    await expect(site.main.getByRole('status')).toHaveText(`Results for "${query}"`);
    await page.clock.runFor(10_000);
  }
  expect(hosts.first.seen.map(({requests}) => requests[0]?.query)).toEqual(['docker', 'unless']);
});

test('the browser connects to the first host when a reader shows intent, not before', async ({
  site,
  modal,
  hosts,
  page,
}) => {
  await site.open('docs');
  const connections = page.locator('link[rel=preconnect], link[rel=dns-prefetch]');
  await expect(connections).toHaveCount(0);
  await modal.button.hover();
  await expect(connections).toHaveAttribute('href', hosts.first.origin);
  expect(hosts.first.seen).toEqual([]);
});
