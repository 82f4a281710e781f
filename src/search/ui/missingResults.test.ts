import {expect, it} from 'vitest';
import {product} from '@site/src/site/product';
import {missingResultsUrl} from './missingResults';

it('opens an issue in the source repository that names the query', () => {
  const url = new URL(missingResultsUrl('k8s & "co"'));
  expect(`${url.origin}${url.pathname}`).toBe(`${product.repositoryUrl}/issues/new`);
  expect(url.searchParams.get('title')).toContain('k8s & "co"');
});

it('accepts half a surrogate pair', () => {
  expect(() => missingResultsUrl('\uD800')).not.toThrow();
});
