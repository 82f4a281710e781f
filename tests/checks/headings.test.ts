import {describe, expect, it} from 'vitest';
import {fixtureSite} from './fixtures/load';
import {findHeadingFaults} from './headings';

describe('the check of headings', () => {
  it('is content with one h1 and no skipped level', () => {
    expect(findHeadingFaults(fixtureSite())).toEqual([]);
  });

  it('names a second h1, a skipped level and an empty heading', () => {
    expect(findHeadingFaults(fixtureSite('headings')).map(({what}) => what)).toEqual([
      'has 2 first-level headings instead of one',
      '"Too deep" is a heading of level 3, but the level above is missing',
      'has an empty heading of level 2',
    ]);
  });

  it('asks nothing of a page that only redirects', () => {
    expect(findHeadingFaults(fixtureSite('redirect'))).toEqual([]);
  });
});
