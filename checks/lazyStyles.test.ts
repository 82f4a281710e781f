import {describe, expect, it} from 'vitest';
import {builtSite} from './builtSite';
import {classesOf, findEagerStyles} from './lazyStyles';

const site = builtSite(
  [['index.html', '<link rel="stylesheet" href="/assets/css/styles.css">']],
  'https://docs.example',
);
const lazy = [['modal/hit.css', '.search-hit { margin: 0.5rem }\n.search-hit mark { padding: 0 }']] as const;

describe('the check of lazy styles', () => {
  it('is content when a sheet that no page links holds them', () => {
    const sheets = [
      ['/assets/css/styles.css', '.navbar{}'],
      ['/assets/css/123.css', '.search-hit{margin:.5rem}.search-hit mark{padding:0}'],
    ] as const;
    expect(findEagerStyles(site, sheets, lazy)).toEqual([]);
  });

  it('names what every page loads', () => {
    expect(findEagerStyles(site, [['/assets/css/styles.css', '.navbar{}.search-hit{}']], lazy)).toEqual([
      {where: 'modal/hit.css', what: 'every page loads the style of .search-hit in /assets/css/styles.css'},
    ]);
  });

  it('names what was not built', () => {
    expect(findEagerStyles(site, [['/assets/css/styles.css', '.navbar{}']], lazy)).toEqual([
      {where: 'modal/hit.css', what: 'the style of .search-hit is in no style sheet'},
    ]);
  });

  it('takes no number for a class', () => {
    expect([...classesOf('.a-b:hover{margin:.5rem}.c .d{}')]).toEqual(['a-b', 'c', 'd']);
  });
});
