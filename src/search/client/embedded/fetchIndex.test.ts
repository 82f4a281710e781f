import {afterEach, describe, expect, it, vi} from 'vitest';
import {stringifyIndex, type IndexFile} from '../../../lib/search/indexFile';
import {fetchIndex} from './fetchIndex';

type Reply = () => Response | Promise<Response>;

/** Responses by URL; anything else isn't found. */
function serve(replies: Readonly<Record<string, Reply>>): ReturnType<typeof vi.fn> {
  const fetch = vi.fn((url: string) => Promise.resolve(replies[url]?.() ?? new Response('', {status: 404})));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** A response that arrives piece by piece, one every so many milliseconds, and breaks off if the last piece is `null`. */
function inPieces(pieces: readonly (string | null)[], intervalMs = 0): Response {
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const piece of pieces) {
        await new Promise((resolve) => setTimeout(resolve, intervalMs));
        if (piece !== null) {
          controller.enqueue(new TextEncoder().encode(piece));
        }
      }
      if (pieces.at(-1) !== null) {
        controller.close();
      }
    },
  });
  return new Response(stream);
}

const url = '/search/index.json';
const index: IndexFile = {
  origin: 'https://docs.example.com',
  words: ['größer', 'server'],
  pages: [],
  texts: [],
  descriptions: [],
};
const ignore = (): void => undefined;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('fetching the index', () => {
  it('takes one request, which never gets an outdated copy', async () => {
    const fetch = serve({'/base/search/index.json': () => Response.json(index)});
    expect(await fetchIndex('/base/', ignore)).toEqual(index);
    const caches = fetch.mock.calls.map((call) => (call[1] as RequestInit).cache);
    expect(caches).toEqual(['no-cache']);
  });

  it('reports how much of the index has arrived, as soon as the number with its length is complete', async () => {
    const text = stringifyIndex(index);
    const {length} = JSON.stringify(index);
    const cuts = [0, '{"length":1'.length, 50, 80, text.length];
    const pieces = cuts.slice(1).map((end, number) => text.slice(cuts[number], end));
    serve({[url]: () => inPieces(pieces)});
    const shares: number[] = [];
    expect(await fetchIndex('/', (share) => shares.push(share))).toMatchObject(index);
    expect(shares).toEqual([0, 0, 50 / length, 80 / length, 1]);
  });

  it('fails if nothing arrives for ten seconds, however much has arrived before', async () => {
    vi.useFakeTimers();
    serve({[url]: () => inPieces(['{', null])});
    const failed = expect(fetchIndex('/', ignore)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });

  it('takes as long as it needs while pieces arrive', async () => {
    vi.useFakeTimers();
    const text = stringifyIndex(index);
    serve({[url]: () => inPieces([text.slice(0, 20), text.slice(20, 80), text.slice(80)], 9000)});
    const fetched = fetchIndex('/', ignore);
    await vi.advanceTimersByTimeAsync(27_000);
    expect(await fetched).toMatchObject(index);
  });

  it.each<[string, Readonly<Record<string, Reply>>]>([
    ['the index is missing', {}],
    ['the status is an error', {[url]: () => Response.json(index, {status: 500})}],
    ['the network is down', {[url]: () => Promise.reject(new TypeError('offline'))}],
    ['the index is a page', {[url]: () => new Response('<!doctype html>')}],
    ['the index is cut off', {[url]: () => new Response(stringifyIndex(index).slice(0, -1))}],
  ])('fails if %s', async (_what, replies) => {
    serve(replies);
    await expect(fetchIndex('/', ignore)).rejects.toThrow();
  });
});
