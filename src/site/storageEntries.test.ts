import {expect, it} from 'vitest';
import {storedSearchKeys} from './search';
import {storageEntries} from './storageEntries';

it("The list of stored keys has those of the searched index, whatever it's called", () => {
  const keys = storageEntries('manual').map(({key}) => key);
  expect(keys).toEqual(expect.arrayContaining(Object.values(storedSearchKeys('manual'))));
  expect(keys.filter((key) => key.includes('SEARCH'))).toHaveLength(2);
});
