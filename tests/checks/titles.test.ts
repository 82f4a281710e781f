import {describe, expect, it} from 'vitest';
import {builtSite} from './builtSite';
import {fixtureSite} from '../fixtures/load';
import {findTitleFaults} from './titles';

describe('the check of titles', () => {
  it('passes if every page has its own', () => {
    expect(findTitleFaults(fixtureSite())).toEqual([]);
  });

  it('names the page that repeats a title, and the page that had it first', () => {
    expect(findTitleFaults(fixtureSite('title'))).toEqual([
      {where: '/title', what: 'has the same title as /: "Home"'},
    ]);
  });

  it('names a page without a title', () => {
    const site = builtSite([['a.html', '<h1>A</h1>']], 'https://docs.example');
    expect(findTitleFaults(site)).toEqual([{where: '/a', what: 'has no title'}]);
  });
});
