import {describe, expect, it} from 'vitest';
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
});
