import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {startSearchServer, type SearchServer} from '../../../tests/e2e/support/searchServer';
import type {Search, SearchHit, SearchRequest, SearchResult, TextPart} from './contract';
import {answerRequest} from './embedded/answerRequest';
import {fixtureEngine, fixtureRequest, hostileText} from './fixtures/site';
import {createHostedSearch} from './hosted/hostedSearch';

const engine = fixtureEngine();

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer({engine});
});
afterAll(() => server.close());

const embedded = (): Search => async (request) => answerRequest(engine, request);
/** Milliseconds; a busy machine takes longer than a reader waits. */
const timeouts = {connect: 30_000, read: 30_000, write: 30_000};
const hosted = (): Search =>
  createHostedSearch({appId: 'APP', apiKey: 'key', indexName: 'docs', hosts: [server.origin], timeouts});

const ask = (search: Search, query: string, more: Partial<SearchRequest> = {}): Promise<SearchResult> =>
  search({...fixtureRequest(query), ...more});

const drawn = (parts: readonly TextPart[] | null | undefined): string | undefined =>
  parts?.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('');

describe.each([
  ['embedded', embedded],
  ['hosted', hosted],
])('the %s search', (_name, createSearch) => {
  it('finds hits and counts all of them', async () => {
    const result = await ask(createSearch(), 'provider');
    expect(result).toMatchObject({query: 'provider', nbHits: 30, nbPages: 2});
    expect(result.hits).toHaveLength(20);
    expect(await ask(createSearch(), 'overflow')).toMatchObject({nbHits: 100, nbPages: 5});
  });

  it('returns the type, URL, headings, and text of each hit', async () => {
    const {hits} = await ask(createSearch(), 'docker-compose.yml');
    expect(hits[0]).toMatchObject({
      url: 'https://docs.example.com/docs/deploy#docker-compose',
      type: 'content',
      content: 'Copy docker-compose.yml first.',
      hierarchy: {lvl0: 'Getting started', lvl1: 'Deploy the console', lvl2: 'Docker Compose', lvl3: null},
    });
    expect(hits[0]?.objectID).toBeTruthy();
  });

  it('pages through all hits without repeating one', async () => {
    const search = createSearch();
    const pages = [await ask(search, 'provider'), await ask(search, 'provider', {page: 1})];
    const ids = pages.flatMap(({hits}) => hits.map(({objectID}) => objectID));
    expect(new Set(ids).size).toBe(30);
    expect((await ask(search, 'provider', {page: 7})).hits).toEqual([]);
  });

  it('keeps to the requested language and docs version', async () => {
    const urlsOf = async (more: Partial<SearchRequest>): Promise<readonly string[]> => {
      const {hits} = await ask(createSearch(), 'server', more);
      return hits.map(({url}) => url.replace('https://docs.example.com/docs/', ''));
    };
    const current = await urlsOf({});
    expect(current).toContain('alerts');
    expect(current).not.toContain('alarme');
    expect(current).not.toContain('old/alerts');
    expect(await urlsOf({language: 'de'})).toEqual(['alarme']);
    expect(await urlsOf({tags: ['default', 'docs-default-1.0']})).toEqual(['old/alerts']);
  });

  it('marks matches in the nearest heading, and gives a heading no snippet', async () => {
    const {hits} = await ask(createSearch(), 'adding');
    expect(drawn(hits[0]?.title)).toBe('[Adding] alerts');
    expect(hits[0]).toMatchObject({type: 'lvl1', snippet: null});
  });

  it('cuts snippets around the match, to the requested number of words', async () => {
    const snippetOf = async (snippetWords: number): Promise<string | undefined> =>
      drawn((await ask(createSearch(), 'unless', {snippetWords})).hits[0]?.snippet);
    expect(await snippetOf(5)).toBe('…port 8080 [unless] the compose…');
    expect((await snippetOf(10))?.split(' ')).toHaveLength(10);
  });

  it.each([
    'docker\u2011com\u00ADpose.yml',
    '\uFEFFdocker\uFF0Dcompose.yml\u200B',
    'docker\u2013compose\uFF0Eyml',
  ])('finds for %j what it finds without copied characters, and keeps the query', async (copied) => {
    const {hits} = await ask(createSearch(), 'docker-compose.yml');
    expect(await ask(createSearch(), copied)).toMatchObject({query: copied, hits});
  });

  it("turns a record's markup into plain text", async () => {
    const {hits} = await ask(createSearch(), 'trap');
    const hit = hits.find(({url}) => url.endsWith('/hostile'));
    expect(drawn(hit?.title)).toBe('The <b>[trap]</b> hasOwnProperty');
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
  ])('handles %s as a query', async (_what, query) => {
    expect(Array.isArray((await ask(createSearch(), query)).hits)).toBe(true);
  });
});

it.each(['docker compose', 'alert', 'JWT_SECRET', 'privatekeys', 'serv', 'dokcer', 'provider', 'trap'])(
  'both give the same result for "%s"',
  async (query) => {
    const result = await ask(hosted(), query, {isNarrow: true, snippetWords: 5});
    const {reading, ...same} = await ask(embedded(), query, {isNarrow: true, snippetWords: 5});
    expect(result).toEqual(same);
    expect(reading).toBeDefined();
    expect(result.hits satisfies readonly SearchHit[]).not.toEqual([]);
  },
);

it('without the embedded index, only the hosted search sends requests to the service', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await ask(hosted(), 'docker compose');
  const origins = fetched.mock.calls.map(([address]) => new URL(address as string).origin);
  fetched.mockRestore();
  expect(origins).toEqual([server.origin]);
});

it.each([
  ['dokcer compose', {correction: 'docker compose', unknownWords: [], completions: []}],
  ['docker zzqqyyxx', {correction: null, unknownWords: ['zzqqyyxx'], completions: []}],
  ['contain', {correction: null, unknownWords: [], completions: ['containers']}],
])(
  'the embedded search reports how it read "%s", and the hosted one finds as much without',
  async (query, reading) => {
    const found = await ask(embedded(), query);
    expect(found.reading).toEqual(reading);
    const {nbHits, reading: none} = await ask(hosted(), query);
    expect(nbHits).toBe(found.nbHits);
    expect(none).toBeUndefined();
  },
);
