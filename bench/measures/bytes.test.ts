import {expect, it} from 'vitest';
import type {Sent} from '../support/siteServer';
import {bytesOf} from './bytes';

function sent(path: string, brotli: number, isPrefetch = false): Sent {
  return {path, at: 0, sizes: {raw: 4 * brotli, gzip: 2 * brotli, brotli}, isPrefetch};
}

it('adds up what a page fetched by kind, pictures and what was fetched ahead apart', () => {
  const bytes = bytesOf([
    sent('/docs/alerts', 10),
    sent('/assets/a.js', 100),
    sent('/assets/b.js', 1),
    sent('/img/logo.svg', 1000),
    sent('/assets/next.js', 5000, true),
  ]);
  expect(bytes.byKind.js).toEqual({raw: 404, gzip: 202, brotli: 101});
  expect(bytes.total).toEqual({raw: 444, gzip: 222, brotli: 111});
  expect(bytes.byKind.image.brotli).toBe(1000);
  expect([bytes.requests, bytes.prefetched]).toEqual([4, 5000]);
});
