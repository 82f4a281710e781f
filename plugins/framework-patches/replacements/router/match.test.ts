import {matchPath as originalPath} from 'react-router';
import {matchRoutes as originalRoutes} from 'react-router-config';
import {describe, expect, it} from 'vitest';
import {matchPath, matchRoutes, type Pattern} from './match';

const addresses = [
  '/',
  '/docs',
  '/docs/',
  '/docs//',
  '/Docs/Intro',
  '/docs/intro',
  '/docs/intro/',
  '/docs/intro/more',
  '/docs-more',
  '/search',
  '/docs/tags/alerts',
  '/docs/a+b (c)/x',
  '',
];
const patterns: readonly Pattern[] = ['/', '/docs', '/docs/', '/docs/intro', '*'].flatMap((path) => [
  {path},
  {path, exact: true},
  {path, exact: false},
]);

describe('a path leads to the addresses to which it leads in `react-router`', () => {
  it.each(patterns)('%j', (pattern) => {
    addresses.forEach((address) => {
      expect(matchPath(address, pattern), address).toEqual(originalPath(address, pattern));
    });
  });
});

it('matches a path alone as a prefix, and nothing without a path', () => {
  expect(matchPath('/docs/intro', '/docs')).toEqual(originalPath('/docs/intro', '/docs'));
  expect(matchPath('/docs', {})).toBeNull();
});

interface Node extends Pattern {
  readonly routes?: Node[];
}

const routes: Node[] = [
  {path: '/search', exact: true},
  {
    path: '/docs',
    routes: [
      {path: '/docs/tags', exact: true},
      {
        routes: [
          {path: '/docs/', exact: true},
          {path: '/docs/intro', exact: true},
        ],
      },
    ],
  },
  {path: '/', exact: true},
  {path: '*'},
];

it.each(addresses)('finds the branch of routes that `react-router-config` finds for %j', (address) => {
  const ours = matchRoutes(routes, address);
  const original = originalRoutes(routes, address);
  expect(ours).toEqual(original.map(({route, match}) => ({route, match})));
});
