import {describe, expect, it} from 'vitest';
import {builtSite} from './builtSite';
import {findMissingRoutes} from './routes';
import {permanentRoutes} from '../../src/site/permanentRoutes';

function siteWith(routes: readonly string[]): ReturnType<typeof builtSite> {
  return builtSite(
    routes.map((route) => [route === '/404' ? '404.html' : `${route.slice(1)}/index.html`, ''] as const),
    'https://docs.example',
  );
}

describe('the check of routes', () => {
  it('passes when every permanent address has a page', () => {
    expect(findMissingRoutes(siteWith(permanentRoutes))).toEqual([]);
  });

  it('names a permanent address without a page', () => {
    const without = permanentRoutes.filter((route) => route !== '/docs/core-features');
    expect(findMissingRoutes(siteWith(without))).toEqual([
      {where: '/docs/core-features', what: 'is a permanent address but has no page'},
    ]);
  });
});
