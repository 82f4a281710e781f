import {describe, expect, it} from 'vitest';
import {chunksOf, nameScripts} from './pageScripts';

const routes = [
  {path: '/search', exact: true},
  {
    path: '/docs',
    routes: [
      {
        path: '/docs',
        routes: [
          {path: '/docs/', exact: true},
          {path: '/docs/a-b', exact: true},
        ],
      },
    ],
  },
];
const names = {
  '/search-5de': {__comp: 'search'},
  '/docs-09c': {__comp: 'root', __context: {plugin: 'context'}},
  '/docs-879': {__comp: 'version', __props: 'sidebar'},
  '/docs/-524': {__comp: 'page', content: 'intro'},
  '/docs/a-b-728': {__comp: 'page', content: 'text', list: ['one', 'two']},
};
const kept = '<script type="application/json" id=doc-metadata>{}</script>';

describe('the scripts of a page', () => {
  it('are those of all routes around it, without the text that stays', () => {
    expect(chunksOf('/docs/a-b', kept, routes, names)).toEqual([
      'root',
      'context',
      'version',
      'sidebar',
      'page',
      'one',
      'two',
    ]);
  });

  it('have the text where React draws it', () => {
    expect(chunksOf('/docs/', `${kept}<details><summary>`, routes, names)).toContain('intro');
    expect(chunksOf('/docs/', '<p>no metadata</p>', routes, names)).toContain('intro');
  });

  it('are not those of a route with the same path that is not around it', () => {
    const tags = {path: '/docs/tags', exact: true};
    const nested = [
      {path: '/docs', routes: [tags, {path: '/docs', routes: [{path: '/docs/', exact: true}]}]},
    ];
    const both = {
      '/docs-09c': {__comp: 'root'},
      '/docs/tags-1': {__comp: 'tags'},
      '/docs-879': {__comp: 'inner'},
    };
    expect(chunksOf('/docs/tags', kept, nested, both)).toEqual(['root', 'tags']);
  });

  it('are none for an address without a page', () => {
    expect(chunksOf('/404.html', kept, routes, names)).toEqual([]);
  });
});

it('names scripts behind the main one', () => {
  const main = '<script src=/base/assets/js/main.8985deb2.js defer></script>';
  expect(nameScripts(`<head>${main}<body>`, ['/base/a.js'])).toBe(
    `<head>${main}<link rel=preload as=script fetchpriority=low href=/base/a.js><body>`,
  );
});

it('names none twice', () => {
  const html =
    '<head><script src=/assets/js/main.8985deb2.js defer></script><script src=/a.js defer></script><body>';
  expect(nameScripts(html, ['/a.js'])).toBe(html);
});

it('stops the build when there is no main script', () => {
  expect(() => nameScripts('<head><body>', ['/a.js'])).toThrow('plugins/named-scripts');
});
