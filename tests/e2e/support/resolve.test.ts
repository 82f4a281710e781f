import {describe, expect, it} from 'vitest';
import {vercelConfiguration} from '../../../plugins/after-build/server-files/servers/vercel';
import {resolveAddress} from './resolve';

const files = new Set([
  'index.html',
  '404.html',
  '404.txt',
  'docs/index.html',
  'docs/x/index.html',
  'y.html',
  'a.js',
  'index.md',
  'docs.md',
  'docs/x.md',
  '404.md',
]);
const {routes} = vercelConfiguration({
  basePath: '/',
  root: 'https://docs.example.com/',
  headers: {'X-Test': 'yes'},
  redirects: {},
});

function answer(pathname: string): ReturnType<typeof resolveAddress> {
  return resolveAddress({pathname, base: '/', has: (file) => files.has(file)}, routes);
}

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
  ])('responds to %s with %s', (pathname, file) => {
    expect(answer(pathname)).toMatchObject({status: 200, file});
  });

  it.each(['/nope', '/docs/nope', '/docs/v0.0.53', '/nope.html'])(
    'responds to %s with the not-found page',
    (pathname) => {
      expect(answer(pathname)).toMatchObject({status: 404, file: '404.html'});
    },
  );

  it.each(['/assets/js/old.123.js', '/img/nope.png'])('never responds to %s with a page', (pathname) => {
    expect(answer(pathname)).toMatchObject({status: 404, file: '404.txt'});
  });

  it.each(['/', '/nope', '/a.js', '/assets/old.js'])('sends the headers of the rules with %s', (pathname) => {
    expect(answer(pathname).headers['X-Test']).toBe('yes');
  });

  it('lets files be cached, but not errors', () => {
    expect(answer('/a.js').headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(answer('/assets/old.js').headers['Cache-Control']).toBeUndefined();
  });

  it.each([
    ['/', 200, 'index.md'],
    ['/docs', 200, 'docs.md'],
    ['/docs/', 200, 'docs.md'],
    ['/docs/x', 200, 'docs/x.md'],
    ['/docs/x.md', 200, 'docs/x.md'],
    ['/nope', 404, '404.md'],
    ['/nope.md', 404, '404.md'],
    ['/a.js', 200, 'a.js'],
    ['/nope.js', 404, '404.txt'],
  ])('responds to %s with %i and %s for programs that prefer Markdown', (pathname, status, file) => {
    const has = (name: string): boolean => files.has(name);
    expect(resolveAddress({pathname, base: '/', accept: 'text/markdown, */*', has}, routes)).toMatchObject({
      status,
      file,
    });
  });

  it('declares that pages depend on the Accept header, and files do not', () => {
    expect(answer('/docs/x').headers.Vary).toBe('Accept');
    expect(answer('/docs/x.md').headers['Content-Type']).toBe('text/markdown; charset=utf-8');
    expect(answer('/a.js').headers.Vary).toBeUndefined();
  });

  it.each([
    ['/docs/x.md', '<https://docs.example.com/docs/x>; rel="canonical"'],
    ['/docs.md', '<https://docs.example.com/docs>; rel="canonical"'],
    ['/index.md', '<https://docs.example.com/>; rel="canonical"'],
    ['/docs/x', undefined],
    ['/nope.md', undefined],
    ['/404.md', undefined],
    ['/a.js', undefined],
  ])('declares which page %s is a copy of: %s', (address, link) => {
    expect(answer(address).headers.Link).toBe(link);
  });

  it('declares it for Markdown at the URL of its page, too', () => {
    const has = (name: string): boolean => files.has(name);
    const {headers} = resolveAddress({pathname: '/docs/x', base: '/', accept: 'text/markdown', has}, routes);
    expect(headers.Link).toBe('<https://docs.example.com/docs/x>; rel="canonical"');
  });

  it('serves a build under a base path', () => {
    const below = vercelConfiguration({
      basePath: '/docs-site/',
      root: 'https://docs.example.com/docs-site/',
      headers: {},
      redirects: {},
    }).routes;
    const at = (pathname: string): ReturnType<typeof resolveAddress> =>
      resolveAddress({pathname, base: '/docs-site/', has: (file) => files.has(file)}, below);
    expect(at('/docs-site/docs/x')).toMatchObject({status: 200, file: 'docs/x/index.html'});
    expect(at('/docs-site/nope')).toMatchObject({status: 404, file: '404.html'});
  });
});
