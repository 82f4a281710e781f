import {describe, expect, it} from 'vitest';
import {findProductName, mustNotNameProduct} from './productName';

describe('the check of the product name', () => {
  it.each([
    'docusaurus.config.ts',
    'sidebars.ts',
    'src/theme/Footer/index.tsx',
    'src/site/search.ts',
    'plugins/a/b.ts',
  ])('reads %s', (file) => {
    expect(mustNotNameProduct(file)).toBe(true);
  });

  it.each([
    'src/site/product.ts',
    'src/pages/markdown-page.md',
    'plugins/a/b.test.ts',
    'plugins/a/fixtures/site.ts',
    'README.md',
  ])('leaves %s alone', (file) => {
    expect(mustNotNameProduct(file)).toBe(false);
  });

  it('names the line, whatever the case of its letters', () => {
    const sources = [
      ['sidebars.ts', 'const a = 1;\nconst key = "watchtower-key";'],
      ['src/site/product.ts', "name: 'WatchTower'"],
    ] as const;
    expect(findProductName(sources, 'WatchTower')).toEqual([
      {where: 'sidebars.ts:2', what: 'names the product; take it from src/site/product.ts'},
    ]);
  });
});
