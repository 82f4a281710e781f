import {describe, expect, it} from 'vitest';
import {builtSite} from './builtSite';
import {findMissingRoutes} from './routes';
import {specifiedRoutes} from './specifiedRoutes';

function siteWith(routes: readonly string[]): ReturnType<typeof builtSite> {
  return builtSite(
    routes.map((route) => [route === '/404' ? '404.html' : `${route.slice(1)}/index.html`, ''] as const),
    'https://docs.example',
  );
}

describe('the check of routes', () => {
  it('passes when every specified route is built', () => {
    expect(findMissingRoutes(siteWith(specifiedRoutes))).toEqual([]);
  });

  it('names a specified route that was not built', () => {
    const without = specifiedRoutes.filter((route) => route !== '/docs/core-features');
    expect(findMissingRoutes(siteWith(without))).toEqual([
      {where: '/docs/core-features', what: 'is specified but was not built'},
    ]);
  });
});
