import {expect, it} from 'vitest';
import {contentTypeOf, kindOfPath} from './contentTypes';

it('distinguishes kinds by path, addresses of pages without an ending included', () => {
  expect(['/', '/docs/alerts', '/docs/alerts/', '/404.html'].map(kindOfPath)).toEqual(Array(4).fill('html'));
  expect(['/a.js', '/a.mjs', '/a.css', '/a.woff2', '/a.avif'].map(kindOfPath)).toEqual([
    'js',
    'js',
    'css',
    'font',
    'image',
  ]);
  expect(['/search/index-1.json', '/pagefind/en.pf_index', '/a.wasm'].map(kindOfPath)).toEqual([
    'data',
    'data',
    'data',
  ]);
});

it('knows the files of this site and those of other generators', () => {
  expect(['/docs/index.html', '/a.xml', '/a.wasm', '/a.unknown', '/docs'].map(contentTypeOf)).toEqual([
    'text/html; charset=utf-8',
    'application/xml; charset=utf-8',
    'application/wasm',
    undefined,
    undefined,
  ]);
});
