import {expect, it} from 'vitest';
import {product} from './product';
import {storedSearchKeys} from './search';
import {consentKey} from './storage';
import {storageEntries} from './storageEntries';

it("The list of stored keys has those of the searched index, whatever it's called", () => {
  const keys = storageEntries('manual').map(({key}) => key);
  expect(keys).toEqual(expect.arrayContaining(Object.values(storedSearchKeys('manual'))));
  expect(keys.filter((key) => key.includes('SEARCH'))).toHaveLength(2);
});

it('The response to the cookie banner is stored under a key named after the product', () => {
  expect(consentKey).toBe(`${product.slug}-cookie-consent`);
});
