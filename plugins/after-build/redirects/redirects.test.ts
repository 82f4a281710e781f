import {afterEach, expect, it, vi} from 'vitest';
import {redirects} from '../../../src/site/redirects';
import {redirectPages} from '.';

const origin = 'https://docs.test';

afterEach(() => {
  vi.doUnmock('../../../src/site/permanentRoutes');
  vi.resetModules();
});

it('gives each former or guessed URL a page that redirects', () => {
  const files = redirectPages([], origin, '/base/');
  expect(files).toHaveLength(Object.keys(redirects).length);
  Object.entries(redirects).forEach(([from, to], index) => {
    expect(files[index]).toEqual([
      `${from.slice(1)}/index.html`,
      expect.stringContaining(`href="/base${to}"`),
    ]);
  });
});

it('stops if there is already a page', () => {
  const [from = ''] = Object.keys(redirects);
  expect(() => redirectPages([from], origin, '/')).toThrow(`There's a page at ${from}`);
});

it('stops if there is already a redirect', async () => {
  vi.resetModules();
  vi.doMock('../../../src/site/permanentRoutes', () => ({permanentRoutes: ['/docs/setup']}));
  await expect(import('../../../src/site/redirects')).rejects.toThrow('/setup redirects twice');
});
