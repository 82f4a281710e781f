import {expect, it} from 'vitest';
import {searchFiles} from './searchFiles';

it('A build without a page to search is stopped', () => {
  expect(() => searchFiles([], 'embedded')).toThrow('The search index is empty');
});
