import {expect, it} from 'vitest';
import {builtSite} from './builtSite';
import {findMissingCards} from './socialCards';

it('names a page that names no card', () => {
  const site = builtSite(
    [
      ['a.html', '<meta property="og:image" content="https://docs.example/a.png"><h1>A</h1>'],
      ['b.html', '<h1>B</h1>'],
    ],
    'https://docs.example',
  );
  expect(findMissingCards(site)).toEqual([{where: '/b', what: 'has no social card'}]);
});
