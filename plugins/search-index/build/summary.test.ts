import {expect, it} from 'vitest';
import {embeddedIndexLimitKiB} from '../../../src/site/search';
import {describeIndex, sizeWarning} from './summary';

const index = {pages: 3, bytes: 2048, brotliBytes: 1024};

it('says in one line what an index costs its readers', () => {
  expect(describeIndex(index)).toBe(
    'Search index of 3 pages: 2.0 KiB. Readers who search fetch 1.0 KiB of it with brotli.',
  );
});

it('recommends the hosted index only above the limit, with the figure and the steps', () => {
  const limit = embeddedIndexLimitKiB * 1024;
  expect(sizeWarning({...index, brotliBytes: limit})).toBeNull();
  expect(sizeWarning({...index, brotliBytes: limit + 1024})).toMatch(
    new RegExp(`fetches ${embeddedIndexLimitKiB + 1}\\.0 KiB .*npm run search:push.*ALGOLIA_APP_ID`),
  );
});
