import {afterEach, describe, expect, it, vi} from 'vitest';
import {fetchIndex} from './fetchIndex';

type Reply = () => Response | Promise<Response>;

/** Responses by URL; anything else isn't found. */
function serve(replies: Readonly<Record<string, Reply>>): ReturnType<typeof vi.fn> {
  const fetch = vi.fn((url: string) => Promise.resolve(replies[url]?.() ?? new Response('', {status: 404})));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** A response that arrives piece by piece, and breaks off if the last piece is `null`. */
function inPieces(...pieces: readonly (string | null)[]): Response {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) {
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

const manifest = (): Response => Response.json({index: 'index-1a2b.json', bytes: 12});
const ignore = (): void => undefined;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('fetching the index', () => {
  it('fetches a fresh manifest, then the file that it names', async () => {
    const fetch = serve({
      '/base/search/manifest.json': manifest,
      '/base/search/index-1a2b.json': () => Response.json({pages: []}),
    });
    expect(await fetchIndex('/base/', ignore)).toEqual({pages: []});
    const caches = fetch.mock.calls.map((call) => (call[1] as RequestInit).cache);
    expect(caches).toEqual(['no-cache', 'default']);
  });

  it('reports how much of the index has arrived', async () => {
    serve({'/search/manifest.json': manifest, '/search/index-1a2b.json': () => inPieces('{"pa', 'ges":[]}')});
    const shares: number[] = [];
    await fetchIndex('/', (share) => shares.push(share));
    expect(shares).toEqual([0, 4 / 12, 1]);
  });

  it('fails if nothing arrives for ten seconds, however much has arrived before', async () => {
    vi.useFakeTimers();
    serve({'/search/manifest.json': manifest, '/search/index-1a2b.json': () => inPieces('{', null)});
    const failed = expect(fetchIndex('/', ignore)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
    vi.useRealTimers();
  });

  it.each<[string, Readonly<Record<string, Reply>>]>([
    ['the manifest is missing', {}],
    ['the network is down', {'/search/manifest.json': () => Promise.reject(new TypeError('offline'))}],
    ['the manifest is a page', {'/search/manifest.json': () => new Response('<!doctype html>')}],
    ['the manifest names nothing', {'/search/manifest.json': () => Response.json({})}],
    ['the manifest is null', {'/search/manifest.json': () => Response.json(null)}],
    ['the name leads elsewhere', {'/search/manifest.json': () => Response.json({index: '../../x.json'})}],
    ['the index is gone after a deploy', {'/search/manifest.json': manifest}],
    [
      'the index is cut off',
      {'/search/manifest.json': manifest, '/search/index-1a2b.json': () => new Response('{"pages": [')},
    ],
  ])('fails if %s', async (_what, replies) => {
    serve(replies);
    await expect(fetchIndex('/', ignore)).rejects.toThrow();
  });
});
