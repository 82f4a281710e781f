import {expect, it} from 'vitest';
import {findRedirectFaults} from './findFaults';

const routes = ['/', '/docs/', '/docs/install'];

it('accepts a redirect to a page, with or without a hash', () => {
  const redirects = [
    {from: '/setup', to: '/docs/install#docker'},
    {from: '/documentation', to: '/docs'},
    {from: '/home', to: '/'},
  ];
  expect(findRedirectFaults(redirects, routes)).toEqual([]);
});

it.each([
  {name: 'an address that has a page', redirects: [{from: '/docs/install', to: '/docs'}], fault: /is a page/},
  {name: 'a target that has none', redirects: [{from: '/setup', to: '/docs/gone'}], fault: /isn't a page/},
  {
    name: 'a chain',
    redirects: [
      {from: '/a', to: '/b'},
      {from: '/b', to: '/docs'},
    ],
    fault: /\/b, which isn't a page/,
  },
  {name: 'a loop', redirects: [{from: '/a', to: '/a'}], fault: /isn't a page/},
  {
    name: 'an address with two targets',
    redirects: [
      {from: '/a', to: '/docs'},
      {from: '/a', to: '/docs/install'},
    ],
    fault: /listed twice/,
  },
])('rejects $name', ({redirects, fault}) => {
  expect(findRedirectFaults(redirects, routes).join()).toMatch(fault);
});
