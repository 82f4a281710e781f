import {expect, it} from 'vitest';
import {budgetWarning, describeIndex} from './summary';

const index = {manifest: {index: 'i', records: 5, pages: 301, bytes: 2048}, json: '', brotliBytes: 1024};

it('describes an index in one line', () => {
  expect(describeIndex(index)).toBe('Search index: 5 records of 301 pages, 2.0 KiB (1.0 KiB with brotli).');
});

it('points to the hosted index above the budget only', () => {
  expect(budgetWarning(index, 300)).toMatch(/301 pages, its budget is 300.*1\.0 KiB.*ALGOLIA_APP_ID/);
  expect(budgetWarning(index, 301)).toBeNull();
});
