import {expect, it} from 'vitest';
import {redirects} from '../../../src/site/redirects';
import {redirectPages} from '.';

const origin = 'https://docs.test';

it('gives each former or guessed URL a page that redirects', () => {
  const files = redirectPages([], origin, '/base/');
  expect(files).toHaveLength(redirects.length);
  redirects.forEach(({from, to}, index) => {
    expect(files[index]).toEqual([
      `${from.slice(1)}/index.html`,
      expect.stringContaining(`href="/base${to}"`),
    ]);
  });
});

it('stops if there is already a page', () => {
  const [{from} = {from: ''}] = redirects;
  expect(() => redirectPages([from], origin, '/')).toThrow(`There's a page at ${from}`);
});
