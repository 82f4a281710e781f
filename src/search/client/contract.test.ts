import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {startSearchServer, type SearchServer} from '../../../tests/e2e/support/searchServer';
import type {SearchClient, SearchMethodParams, SearchResult} from './client';
import {answerWith} from '../engine/answer';
import {createEmbeddedClient} from './embeddedClient';
import {fixtureEngine, hostileText} from './fixtures/site';
import {createHostedClient} from './hostedClient';

// Node would be given another build of the client; readers run this one.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser'));

const engine = fixtureEngine();
const indexName = 'docs';
const marks = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'};

async function ask(client: SearchClient, request: Record<string, unknown>): Promise<SearchResult> {
  const {results} = await client.search({requests: [{indexName, ...request}]});
  const [result] = results;
  if (!result) {
    throw new Error('There is no result.');
  }
  return result;
}

/** Removes what differs between two runs of the same search. */
function comparable({processingTimeMS: _, ...result}: SearchResult): unknown {
  return result;
}

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer({engine});
});
afterAll(() => server.close());

const embedded = (): SearchClient => createEmbeddedClient(answerWith(engine));
const hosted = (): SearchClient =>
  createHostedClient({
    appId: 'APP',
    apiKey: 'key',
    hosts: [server.origin],
    timeouts: {connect: 1000, read: 2000, write: 30_000},
  });

describe.each([
  ['embedded', embedded],
  ['hosted', hosted],
])('the %s client', (_name, createClient) => {
  it('answers the requests of a call in their order', async () => {
    const {results} = await createClient().search({
      requests: [
        {indexName, query: 'alert'},
        {indexName, query: 'JWT_SECRET'},
      ],
    });
    expect(results.map(({query}) => query)).toEqual(['alert', 'JWT_SECRET']);
    expect(results[1]?.hits[0]?.url).toBe('https://docs.example.com/docs/configuration');
  });

  it('takes a list of requests with flat or nested parameters', async () => {
    const params: SearchMethodParams = [
      {indexName, query: 'provider', hitsPerPage: 3},
      {indexName, params: {query: 'provider', hitsPerPage: 3}},
    ];
    const {results} = await createClient().search(params);
    expect(results).toHaveLength(2);
    expect(results[1]?.hits).toEqual(results[0]?.hits);
    expect(results[0]?.hits).toHaveLength(3);
  });

  it('answers hits, numbers, page and queryID', async () => {
    const result = await ask(createClient(), {query: 'provider', hitsPerPage: 20});
    expect(result).toMatchObject({
      index: indexName,
      query: 'provider',
      nbHits: 30,
      page: 0,
      nbPages: 2,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
    });
    expect(result.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(new URLSearchParams(result.params).get('query')).toBe('provider');
    expect(result.hits).toHaveLength(20);
  });

  it('counts every section that matches', async () => {
    expect(await ask(createClient(), {query: 'overflow'})).toMatchObject({nbHits: 120, nbPages: 6});
    const onePage = await ask(createClient(), {query: 'overflow', distinct: true});
    expect(onePage).toMatchObject({nbHits: 1, nbPages: 1});
  });

  it('filters records by their type', async () => {
    const typesOf = async (query: string, type: string): Promise<readonly string[]> => {
      const {hits} = await ask(createClient(), {query, facetFilters: [`type:${type}`]});
      return [...new Set(hits.map((hit) => hit.type))];
    };
    expect(await typesOf('docker compose', 'content')).toEqual(['content']);
    expect(await typesOf('docker compose', 'lvl2')).toEqual(['lvl2']);
    // The word is in the text of a section, not in its heading.
    expect(await typesOf('unless', 'lvl3')).toEqual([]);
    expect(await typesOf('unless', 'content')).toEqual(['content']);
  });

  it('gives the fields and types of the record with each hit', async () => {
    const {hits} = await ask(createClient(), {query: 'docker-compose.yml'});
    expect(hits[0]).toMatchObject({
      url: 'https://docs.example.com/docs/deploy#docker-compose',
      type: 'content',
      content: 'Copy docker-compose.yml first.',
      hierarchy: {lvl0: 'Getting started', lvl1: 'Deploy the console', lvl2: 'Docker Compose', lvl3: null},
    });
    expect(hits[0]?.objectID).toBeTruthy();
  });

  it('pages through all hits without repeating one', async () => {
    const client = createClient();
    const pages = [
      await ask(client, {query: 'provider', hitsPerPage: 20, page: 0}),
      await ask(client, {query: 'provider', hitsPerPage: 20, page: 1}),
    ];
    const ids = pages.flatMap(({hits}) => hits.map(({objectID}) => objectID));
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
    expect((await ask(client, {query: 'provider', page: 7})).hits).toEqual([]);
  });

  it('keeps to the language and the docs version that are asked for', async () => {
    const client = createClient();
    const filters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
    const {hits} = await ask(client, {query: 'server', facetFilters: filters});
    expect(new Set(hits.map(({language}) => language))).toEqual(new Set(['en']));
    expect(new Set(hits.map(({version}) => version))).toEqual(new Set(['current']));
    const german = await ask(client, {query: 'server', facetFilters: ['language:de']});
    expect(german.hits.map(({url}) => url)).toEqual(['https://docs.example.com/docs/alarme']);
    const notEnglish = await ask(client, {query: 'server', facetFilters: ['language:-en']});
    expect(notEnglish.hits.map(({language}) => language)).toEqual(['de']);
  });

  it('counts facets when asked', async () => {
    const result = await ask(createClient(), {query: 'server', facets: ['language', 'docusaurus_tag']});
    expect(result.facets?.language).toMatchObject({de: 1});
    expect(result.facets?.docusaurus_tag).toMatchObject({'docs-default-1.0': 1});
    expect((await ask(createClient(), {query: 'server'})).facets).toBeUndefined();
  });

  it('returns the attributes that are asked for, and always what a link needs', async () => {
    const {hits} = await ask(createClient(), {
      query: 'alert',
      attributesToRetrieve: ['hierarchy.lvl1', 'type', 'url'],
    });
    expect(hits[0]?.hierarchy).toEqual({lvl1: 'Adding alerts'});
    expect(hits[0]).not.toHaveProperty('content');
    expect(hits[0]).toHaveProperty('objectID');
  });

  it('marks matches in the tags that are asked for', async () => {
    const {hits} = await ask(createClient(), {query: 'adding', ...marks});
    expect(hits[0]?._highlightResult).toMatchObject({
      hierarchy: {lvl1: {value: '<mark>Adding</mark> alerts', matchLevel: 'full', matchedWords: ['adding']}},
    });
    const plain = await ask(createClient(), {query: 'adding'});
    expect(plain.hits[0]?._highlightResult).toMatchObject({
      hierarchy: {lvl1: {value: '<em>Adding</em> alerts'}},
    });
  });

  it('cuts snippets to the words that are asked for, around the match', async () => {
    const {hits} = await ask(createClient(), {
      query: 'unless',
      attributesToSnippet: ['content:5'],
      snippetEllipsisText: '…',
      ...marks,
    });
    expect(hits[0]?._snippetResult?.content).toMatchObject({
      value: '…port 8080 <mark>unless</mark> the compose…',
    });
  });

  it('keeps one hit per page with distinct', async () => {
    const {hits} = await ask(createClient(), {query: 'compose', distinct: true});
    const pages = hits.map(({url}) => url.split('#')[0]);
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(0);
  });

  it('makes markup of a record visible text, never markup', async () => {
    const {hits} = await ask(createClient(), {query: 'trap', attributesToSnippet: ['content:12'], ...marks});
    const hit = hits.find(({url}) => url.endsWith('/hostile'));
    const html = JSON.stringify([hit?._highlightResult, hit?._snippetResult]).replaceAll(/<\/?mark>/g, '');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/<\w/);
  });

  it.each([
    ['ten thousand characters', 'a'.repeat(10_000)],
    ['half a surrogate pair', '\uD800 alert \uDFFF'],
    ['regular expression signs', '.*+?^${}()|[]\\ alert'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['direction marks', '\u202Ealert\u202C'],
    ['names of object members', 'hasOwnProperty __proto__ constructor'],
    ['the hostile text itself', hostileText],
    ['nothing', ''],
  ])('survives %s as a query', async (_what, query) => {
    const result = await ask(createClient(), {query, ...marks});
    expect(Array.isArray(result.hits)).toBe(true);
  });

  it('throws at once without parameters or requests', () => {
    const client = createClient() as unknown as Record<'search', (params?: unknown) => unknown>;
    expect(() => client.search()).toThrow(
      'Parameter `searchMethodParams` is required when calling `search`.',
    );
    expect(() => client.search({})).toThrow(
      'Parameter `searchMethodParams.requests` is required when calling `search`.',
    );
  });

  it('throws at once when a custom call has no path', () => {
    const client = createClient() as unknown as Record<'customPost', (params: unknown) => unknown>;
    expect(() => client.customPost({})).toThrow('Parameter `path` is required when calling `customPost`.');
  });

  it('offers recommendations and asks for their requests', () => {
    const client = createClient() as unknown as Record<'getRecommendations', (params?: unknown) => unknown>;
    expect(() => client.getRecommendations()).toThrow(
      'Parameter `getRecommendationsParams` is required when calling `getRecommendations`.',
    );
    expect(() => client.getRecommendations({})).toThrow(
      'Parameter `getRecommendationsParams.requests` is required when calling `getRecommendations`.',
    );
  });

  it('says who is asking', () => {
    const client = createClient();
    client.addAlgoliaAgent('docsearch', '3.9.0');
    client.addAlgoliaAgent('docsearch', '3.9.0');
    expect(client.transporter.algoliaAgent.value.match(/docsearch \(3\.9\.0\)/g)).toHaveLength(1);
  });
});

it.each(['docker compose', 'alert', 'JWT_SECRET', 'privatekeys', 'serv', 'dokcer', 'provider', 'trap'])(
  'both clients answer "%s" alike',
  async (query) => {
    const request = {
      query,
      attributesToSnippet: ['hierarchy.lvl1:12', 'content:12'],
      facetFilters: ['language:en'],
      clickAnalytics: true,
      ...marks,
    };
    expect(comparable(await ask(hosted(), request))).toEqual(comparable(await ask(embedded(), request)));
  },
);
