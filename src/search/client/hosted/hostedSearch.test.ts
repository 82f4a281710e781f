import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startSearchServer, type Fault, type SearchServer} from '../../../../tests/e2e/support/searchServer';
import {liteClient} from 'algoliasearch/lite';
import type {Search} from '../contract';
import {fixtureEngine, fixtureRequest} from '../fixtures/site';
import {createHostedSearch} from './hostedSearch';

const engine = fixtureEngine();
/** For hosts that respond: long enough for a busy machine. One that hangs costs a test as much. */
const timeouts = {connect: 2500, read: 2500, write: 2500};
/** For tests in which no host responds. */
const shortTimeouts = {connect: 500, read: 500, write: 1000};

let first: SearchServer;
let second: SearchServer;
beforeEach(async () => {
  first = await startSearchServer({engine});
  second = await startSearchServer({engine});
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await Promise.all([first.close(), second.close()]);
});

function connect(...servers: readonly SearchServer[]): Search {
  return connectWithin(timeouts, servers);
}

function connectWithin(allowed: typeof timeouts, servers: readonly SearchServer[]): Search {
  return createHostedSearch({
    appId: 'APP',
    apiKey: 'search-key',
    indexName: 'docs',
    hosts: servers.map(({origin}) => origin),
    timeouts: allowed,
  });
}

async function count(search: Search, query = 'alert'): Promise<number> {
  return (await search(fixtureRequest(query))).nbHits;
}

describe('a request to the hosted index', () => {
  it('is a POST to the queries of all indexes', async () => {
    await count(connect(first));
    expect(first.seen.map(({method, url}) => `${method} ${url.pathname}`)).toEqual([
      'POST /1/indexes/*/queries',
    ]);
  });

  it('has its credentials in the query string and none in a header', async () => {
    await count(connect(first));
    const [seen] = first.seen;
    expect(seen?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(seen?.url.searchParams.get('x-algolia-api-key')).toBe('search-key');
    expect(Object.keys(seen?.headers ?? {}).filter((name) => name.includes('algolia'))).toEqual([]);
    // Anything else would cost a preflight request per search.
    expect(seen?.headers['content-type']).toBe('text/plain');
  });

  it('is sent once for the same query', async () => {
    const search = connect(first);
    await count(search);
    await count(search);
    await count(search, 'server');
    expect(first.seen.map(({requests}) => requests[0]?.query)).toEqual(['alert', 'server']);
  });
});

it.each([
  ['appId', '', 'key'],
  ['apiKey', 'APP', ''],
])('a search without %s cannot be created', (name, appId, apiKey) => {
  expect(() => createHostedSearch({appId, apiKey, indexName: 'docs', hosts: []})).toThrow(
    `\`${name}\` is missing.`,
  );
});

describe('the next host', () => {
  const retryable: readonly Fault[] = [
    {kind: 'status', status: 500},
    {kind: 'status', status: 503},
    {kind: 'hang'},
    {kind: 'abort'},
    {kind: 'stop'},
  ];
  it.each(retryable)('gets the request after %o', async (fault) => {
    first.behave(fault);
    expect(await count(connect(first, second))).toBeGreaterThan(0);
    expect(second.seen).toHaveLength(1);
  });

  it('gets the request when a connection is refused', async () => {
    await first.close();
    expect(await count(connect(first, second))).toBeGreaterThan(0);
  });

  it.each([400, 403, 404, 429])(
    'does not get the request after status %i, which is a response',
    async (status) => {
      first.behave({kind: 'status', status});
      await expect(count(connect(first, second))).rejects.toMatchObject({name: 'ApiError', status});
      expect(second.seen).toEqual([]);
      expect(first.seen).toHaveLength(1);
    },
  );

  it('gets no more time than the first', async () => {
    first.behave({kind: 'hang'});
    second.behave({kind: 'hang'});
    const start = performance.now();
    await expect(count(connectWithin(shortTimeouts, [first, second]))).rejects.toMatchObject({
      name: 'RetryError',
    });
    // `algoliasearch` alone would give the second host four times as long: 2,500 ms in all.
    expect(performance.now() - start).toBeLessThan(2200);
  });
});

it('follows a redirect', async () => {
  first.behave({kind: 'redirect', to: second.origin});
  expect(await count(connect(first))).toBeGreaterThan(0);
});

it('leaves a failed host alone for 120 seconds, then tries it again', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: 0});
  const search = connect(first, second);
  first.behave({kind: 'status', status: 500});
  await count(search, 'one');
  first.behave(null);
  for (const [seconds, query] of [
    [1, 'two'],
    [119, 'three'],
  ] as const) {
    vi.setSystemTime(seconds * 1000);
    await count(search, query);
  }
  expect(first.seen).toHaveLength(1);
  vi.setSystemTime(121_000);
  await count(search, 'four');
  expect(first.seen).toHaveLength(2);
});

it('tries all hosts again when all have failed, so that the next key can succeed', async () => {
  const search = connect(first, second);
  first.behave({kind: 'status', status: 500});
  second.behave({kind: 'status', status: 500});
  await expect(count(search)).rejects.toMatchObject({name: 'RetryError'});
  first.behave(null);
  expect(await count(search)).toBeGreaterThan(0);
});

describe('a response without results', () => {
  it.each(['bad JSON', 'empty body', 'no results'] as const)(
    'is a failure, never an empty list, until another attempt succeeds: %s',
    async (kind) => {
      const search = connect(first);
      first.behave({kind});
      await expect(count(search)).rejects.toMatchObject({name: 'DeserializationError'});
      first.behave(null);
      expect(await count(search)).toBeGreaterThan(0);
    },
  );
});

/** The service responds with this result to every request. */
function respondWith(result: object): Search {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({results: [result]})));
  return connect(first);
}

const hit = {
  objectID: '1',
  url: 'https://docs.example.com/page',
  type: 'lvl1',
  hierarchy: {lvl0: 'Docs', lvl1: 'Page'},
};

it.each([
  ['no URL', {...hit, url: undefined}],
  ['no headings', {...hit, hierarchy: {}}],
])('a response is a failure, never an empty list, if all hits have %s', async (_, broken) => {
  await expect(count(respondWith({hits: [broken], nbHits: 1}))).rejects.toMatchObject({
    name: 'DeserializationError',
  });
  expect(await count(respondWith({hits: [broken, hit], nbHits: 2}))).toBe(2);
  expect(await count(respondWith({hits: [], nbHits: 0}))).toBe(0);
});

it('the pinned client requires a path, parameters, and requests', () => {
  const client = liteClient('APP', 'key') as unknown as Record<string, (params?: unknown) => unknown>;
  const required = (parameter: string): string => `Parameter \`${parameter}\` is required`;
  expect(() => client.search?.()).toThrow(required('searchMethodParams'));
  expect(() => client.search?.({})).toThrow(required('searchMethodParams.requests'));
  expect(() => client.customPost?.({})).toThrow(required('path'));
  expect(() => client.getRecommendations?.()).toThrow(required('getRecommendationsParams'));
  expect(() => client.getRecommendations?.({})).toThrow(required('getRecommendationsParams.requests'));
});
