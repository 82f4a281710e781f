import {expect, it} from 'vitest';
import {indexPages} from './indexPages';

it('A build without a page to search is stopped', () => {
  expect(() => indexPages([], 'embedded')).toThrow('The search index is empty');
});
