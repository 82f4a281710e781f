/**
 * The hosted provider in the browser. All tests of this file run one after another in one worker, because its build
 * knows two search hosts and both ports can be taken only once.
 */
import {fixtureEngine} from '../../plugins/site-search/browser/fixtures/site';
import {searchSettings} from '../../src/site/search';
import {SearchModal} from '../support/searchModal';
import {startSearchServer, type Fault, type SearchServer} from '../support/searchServer';
import {expect, test as base} from '../support/test';

interface Hosts {
  readonly first: SearchServer;
  readonly second: SearchServer;
}

const errorText = 'Unable to fetch results';
const helpText = 'You might want to check your network connection.';
const engine = fixtureEngine();

const test = base.extend<{readonly hosts: Hosts; readonly modal: SearchModal}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  hosts: async ({}, provide) => {
    const first = await startSearchServer({engine, port: 4320});
    const second = await startSearchServer({engine, port: 4321});
    await provide({first, second});
    await Promise.all([first.close(), second.close()]);
  },
  modal: async ({site, page, hosts: _hosts}, provide) => {
    await site.open('docs');
    await provide(new SearchModal(page));
  },
});
test.describe.configure({mode: 'default'});
test.use({
  allowed: {
    origins: ['http://localhost:4320', 'http://localhost:4321'],
    messages: [/Failed to load resource/],
  },
});

test('a search is the call of the specification [rows 82-84]', async ({modal, hosts}) => {
  await modal.search('docker');
  const seen = hosts.first.seen.at(-1);
  expect(`${seen?.method} ${seen?.url.pathname}`).toBe('POST /1/indexes/*/queries');
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
    hitsPerPage: 20,
    clickAnalytics: true,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
});

for (const [width, words] of [
  [1280, 12],
  [769, 12],
  [768, 5],
] as const) {
  test(`at ${width} px it asks for ${words} words [row 85]`, async ({modal, hosts, page, site}) => {
    await page.setViewportSize({width, height: 800});
    await site.reload();
    await modal.search('docker');
    expect(hosts.first.seen.at(-1)?.requests[0]?.attributesToSnippet).toContain(`content:${words}`);
  });
}

test('the modal shows 10 of 12 words, marked [row 86] [row 87] [row 110]', async ({modal}) => {
  await modal.search('unless');
  const snippet = modal.snippet(modal.hits.first());
  await expect(snippet.locator('mark')).toHaveText('unless');
  expect((await snippet.textContent())?.trim().split(/\s+/)).toHaveLength(10);
});

test('click analytics are asked for and no script is fetched for them [row 89]', async ({modal, hosts}) => {
  await modal.select(['docker']);
  expect(hosts.first.seen.every(({requests}) => requests[0]?.clickAnalytics === true)).toBe(true);
});

test('the search page sends the same filters and asks for 20 [row 88] [row 91]', async ({
  site,
  page,
  hosts,
}) => {
  await site.open('search?q=provider');
  const results = page.getByRole('main').locator('ol > li');
  await expect(results).toHaveCount(20);
  expect(hosts.first.seen[0]?.requests[0]).toMatchObject({
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(results).toHaveCount(30);
  await expect(page.getByRole('button', {name: 'Show more results'})).toHaveCount(0);
});

test('the same query is asked once, across openings of the modal [row 65]', async ({modal, hosts, page}) => {
  await modal.search('docker');
  await page.keyboard.press('Escape');
  const before = hosts.first.seen.length;
  await modal.search('docker');
  expect(hosts.first.seen).toHaveLength(before);
});

test('a slow answer is shown as stalled after 300 ms, then idle again [row 57] [row 107]', async ({
  modal,
  hosts,
  page,
}) => {
  hosts.first.behave({kind: 'slow', ms: 700});
  await modal.open();
  await modal.input.fill('docker');
  const container = page.locator('.DocSearch-Container');
  await expect(container).toHaveClass(/--Stalled/);
  await expect(modal.hits.first()).toBeVisible();
  await expect(container).not.toHaveClass(/--Stalled/);
});

test('a host that hangs is left after 1 second for the next one [row 92] [row 108]', async ({
  modal,
  hosts,
}) => {
  hosts.first.behave({kind: 'hang'});
  await modal.open();
  const start = Date.now();
  await modal.input.fill('docker');
  await expect(modal.hits.first()).toBeVisible();
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
  expect(Date.now() - start).toBeLessThan(2000);
});

test('a host that failed rests [row 109]', async ({modal, hosts}) => {
  hosts.first.behave({kind: 'status', status: 500});
  await modal.search('docker');
  hosts.first.behave(null);
  const before = hosts.first.seen.length;
  await modal.input.fill('kubernetes server');
  await expect(modal.hits.first()).toBeVisible();
  expect(hosts.first.seen).toHaveLength(before);
});

/** `withinMs`: at once for an answer; 1 s for headers and 2 s for the rest of each of two hosts otherwise. */
const faults: readonly {
  readonly name: string;
  readonly fault: Fault | 'refuse';
  readonly withinMs: number;
}[] = [
  ...[403, 404, 429, 500].map((status) => ({
    name: `status ${status}`,
    fault: {kind: 'status', status} as const,
    withinMs: 1000,
  })),
  {name: 'no answer in time', fault: {kind: 'hang'}, withinMs: 2800},
  {name: 'a refused connection', fault: 'refuse', withinMs: 1000},
  {name: 'a connection that breaks off', fault: {kind: 'abort'}, withinMs: 1000},
  {name: 'no JSON', fault: {kind: 'bad JSON'}, withinMs: 1000},
  {name: 'an empty body', fault: {kind: 'empty body'}, withinMs: 1000},
  {name: 'no results in the answer', fault: {kind: 'no results'}, withinMs: 1000},
];

async function misbehave({first, second}: Hosts, fault: Fault | 'refuse'): Promise<void> {
  for (const host of [first, second]) {
    if (fault === 'refuse') {
      await host.close();
    } else {
      host.behave(fault);
    }
  }
}

for (const {name, fault, withinMs} of faults) {
  test(`${name}: the modal says so, keeps saying so, and never that nothing was found [row 93] [row 58] [row 98]`, async ({
    modal,
    hosts,
    page,
  }) => {
    await modal.open();
    await misbehave(hosts, fault);
    await modal.input.fill('docker');
    await expect(modal.error).toContainText(errorText, {timeout: withinMs});
    await expect(modal.error).toContainText(helpText);
    await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
    await expect(modal.status).toContainText(errorText);
    await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
    await expect(modal.noResults).toHaveCount(0);
  });

  test(`${name}: the search page says so too [row 99]`, async ({site, page, hosts}) => {
    await misbehave(hosts, fault);
    await site.open('search?q=docker');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(errorText, {timeout: withinMs + 500});
    await expect(alert).toContainText(helpText);
    await expect(page.getByText('No results for')).toHaveCount(0);
  });
}

test('after an error the next key brings results [row 93]', async ({modal, hosts, page}) => {
  await modal.open();
  await misbehave(hosts, {kind: 'status', status: 500});
  await modal.input.fill('docke');
  await expect(modal.error).toBeVisible();
  hosts.first.behave(null);
  hosts.second.behave(null);
  await page.keyboard.type('r');
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.error).toHaveCount(0);
});

test('an error does not follow the reader who clears the box [row 93]', async ({modal, hosts}) => {
  await modal.open();
  await misbehave(hosts, {kind: 'hang'});
  await modal.input.fill('docker');
  await expect(modal.dialog.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await modal.input.fill('');
  await expect(modal.dialog).toContainText('No recent searches');
});

test('markup in records and queries is text: no element, no request, no exception', async ({
  modal,
  page,
  site,
}) => {
  await modal.search('trap');
  await expect(modal.title(modal.hits.first())).toHaveText('The <b>trap</b> hasOwnProperty');
  await expect(modal.dialog.locator('.search-hit img, .search-hit b, .search-hit script')).toHaveCount(0);
  for (const query of [
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '.*+?^${}()|[]\\',
    '\u202Ecod',
  ]) {
    await modal.input.fill(query);
    await expect(modal.input).toHaveValue(query);
  }
  // Half a surrogate pair, which only a page can hold; the link below the results is made of it.
  await modal.input.evaluate((input) => {
    // React notices only what is set past its own property.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(input, `docker ${String.fromCharCode(0xd800)}`);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(modal.seeAll).toHaveAttribute('href', /q=docker%20%EF%BF%BD$/);
  await site.open('search?q=trap');
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toHaveText(
    'The <b>trap</b> hasOwnProperty',
  );
  await expect(page.getByRole('main').locator('img, b, script')).toHaveCount(0);
});

test('the mark of the service stands beside its answers', async ({modal}) => {
  await modal.open();
  await expect(modal.dialog.getByRole('link', {name: /Algolia/})).toBeVisible();
});
