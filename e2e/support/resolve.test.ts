import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {headersFor, resolveAddress, type HeaderRule} from './resolve';

const files = new Set(['index.html', '404.html', 'docs/index.html', 'docs/x/index.html', 'y.html', 'a.js']);
const answer = (pathname: string): ReturnType<typeof resolveAddress> =>
  resolveAddress(pathname, (file) => files.has(file));

describe('the static server', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/docs', 'docs/index.html'],
    ['/docs/', 'docs/index.html'],
    ['/docs/x', 'docs/x/index.html'],
    ['/docs/x.html', 'docs/x/index.html'],
    ['/docs/x/index.html', 'docs/x/index.html'],
    ['/y', 'y.html'],
    ['/a.js', 'a.js'],
  ])('answers %s with %s', (pathname, file) => {
    expect(answer(pathname)).toEqual({status: 200, file});
  });

  it.each(['/nope', '/docs/nope', '/docs/v0.0.53', '/nope.html'])(
    'answers %s with the not-found page',
    (pathname) => {
      expect(answer(pathname)).toEqual({status: 404, file: '404.html'});
    },
  );

  it.each(['/assets/js/old.123.js', '/img/nope.png'])('never answers %s with a page', (pathname) => {
    expect(answer(pathname)).toEqual({status: 404, file: undefined});
  });
});

describe('the cache headers of the hosting', () => {
  const {headers: rules} = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: readonly HeaderRule[];
  };

  it.each(['/assets/js/main.1a2b.js', '/assets/css/styles.1a.css', '/search/index-1a2b.json'])(
    'keep %s for a year',
    (pathname) => {
      expect(headersFor(pathname, rules)).toEqual({'Cache-Control': 'public, max-age=31536000, immutable'});
    },
  );

  it.each(['/', '/docs', '/docs/x', '/search', '/img/logo.svg', '/sitemap.xml'])(
    'let %s be revalidated',
    (pathname) => {
      expect(headersFor(pathname, rules)).toEqual({'Cache-Control': 'public, max-age=0, must-revalidate'});
    },
  );

  it('match each address with one rule only', () => {
    for (const pathname of ['/', '/assets/a.js', '/search', '/search/index-1.json', '/assets']) {
      expect(rules.filter(({source}) => new RegExp(`^${source}$`).test(pathname))).toHaveLength(1);
    }
  });
});
