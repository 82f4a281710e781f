import {describe, expect, it} from 'vitest';
import {isForeign} from './watch';

describe('requests to other origins', () => {
  const own = ['http://localhost:4310'];

  it.each(['https://example.com/a.js', 'http://localhost:9999/', 'wss://localhost:4310/'])(
    'are noticed: %s',
    (url) => {
      expect(isForeign(url, own)).toBe(true);
    },
  );

  it.each([
    'http://localhost:4310/a.js',
    'data:image/svg+xml,x',
    'blob:http://localhost:4310/1',
    'about:blank',
  ])('are not seen in %s', (url) => {
    expect(isForeign(url, own)).toBe(false);
  });
});
