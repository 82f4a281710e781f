import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {leadingScript, notFoundPage} from '.';

describe('the not-found page', () => {
  const kept = '<title>Page Not Found</title><meta property=og:image content=/card.png>';

  it('loses its canonical URL and nothing else, minified or not, and its script comes first', () => {
    const page = `<link rel=alternate href=/404.html hreflang=en><link rel=canonical href=/404.html />${kept}<meta property="og:url" content="/404.html">`;
    expect(notFoundPage(page, '/not-found.js')).toBe(`<script src="/not-found.js"></script>${kept}`);
  });

  it('stops the build when there is nothing left to remove', () => {
    expect(() => notFoundPage(kept, '/not-found.js')).toThrow(/remove that step/);
  });
});

describe('its script', () => {
  const known = {
    pages: ['/', '/docs', '/docs/roles'],
    moved: {'/users': '/docs/roles#users'},
    later: {teams: '/docs'},
  };

  /** The URL that the script redirects to, after removing the page; `undefined` if it stays. */
  function targetOf(address: string, base: string): string | undefined {
    const gone: string[] = [];
    const {pathname, search, hash, origin} = new URL(address, 'https://docs.test');
    const replace = (target: unknown): number => gone.push(String(target));
    const remove = (): number => gone.push('page');
    runInNewContext(leadingScript(base, known), {
      URL,
      window: {location: {pathname, search, hash, origin, replace}},
      document: {documentElement: {remove}},
    });
    expect([[], ['page', expect.any(String)]]).toContainEqual(gone);
    return gone[1];
  }

  it.each([
    ['/Docs/Roles', 'docs/roles'],
    ['/docs/roles.?from=mail#a', 'docs/roles?from=mail#a'],
    ['/docs/users?from=mail#b', 'docs/roles?from=mail#users'],
    ['/docs/teams', 'docs'],
  ])('leads from %s to %s, under a base path, too', (address, target) => {
    expect(targetOf(address, '/')).toBe(`https://docs.test/${target}`);
    expect(targetOf(`/Site${address}`, '/site/')).toBe(`https://docs.test/site/${target}`);
  });

  it.each(['/docs/nope', '/docs/roles'])('leaves %s alone, which is no page or is its own URL', (address) => {
    expect(targetOf(address, '/')).toBeUndefined();
  });
});
