import {describe, expect, it} from 'vitest';
import {builtSite} from './builtSite';
import {classesOf, findMisplacedStyles} from './lazyStyles';

const site = builtSite(
  [
    [
      'index.html',
      '<link rel="stylesheet" href="/assets/css/styles.css"><link rel="stylesheet" href="/assets/css/home.css">',
    ],
    ['docs/index.html', '<link rel="stylesheet" href="/assets/css/styles.css">'],
  ],
  'https://docs.example',
);
const every = ['/assets/css/styles.css', '.navbar{}'] as const;
const modal = {file: 'modal/hit.css', css: '.search-hit { margin: 0.5rem }'};
const home = {file: 'home/Hero.module.css', css: '.hero { margin: 0.5rem }', route: '/'};

describe('the check of lazy styles', () => {
  it('is content when no page links the styles without a page, and only its page the others', () => {
    const sheets = [
      every,
      ['/assets/css/123.css', '.search-hit{margin:.5rem}'],
      ['/assets/css/home.css', '.hero_Ab1{margin:.5rem}'],
    ] as const;
    expect(findMisplacedStyles(site, sheets, [modal, home])).toEqual([]);
  });

  it.each([modal, {...home, css: '.hero{}'}])('names what every page loads: $file', (sheet) => {
    const sheets = [['/assets/css/styles.css', '.navbar{}.search-hit{}.hero_Ab1{}']] as const;
    expect(findMisplacedStyles(site, sheets, [sheet])).toHaveLength(1);
  });

  it('names what the document of its page lacks', () => {
    const sheets = [every, ['/assets/css/late.css', '.hero_Ab1{}']] as const;
    expect(findMisplacedStyles(site, sheets, [home])).toEqual([
      {where: 'home/Hero.module.css', what: '.hero belongs to /, and stands in: '},
    ]);
  });

  it('names what was not built', () => {
    expect(findMisplacedStyles(site, [every], [modal])).toEqual([
      {where: 'modal/hit.css', what: '.search-hit belongs to no page, and stands in: no style sheet'},
    ]);
  });

  it('takes no number for a class', () => {
    expect([...classesOf('.a-b:hover{margin:.5rem}.c .d{}')]).toEqual(['a-b', 'c', 'd']);
  });
});
