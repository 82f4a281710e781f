import {expect, it} from 'vitest';
import {product} from '@site/src/site/product';
import {missingResultsUrl} from './missingResultsUrl';

it('opens an issue in the source repository that names the query', () => {
  const url = new URL(missingResultsUrl({query: 'k8s & "co"'}));
  expect(`${url.origin}${url.pathname}`).toBe(`${product.repositoryUrl}/issues/new`);
  expect(url.searchParams.get('title')).toContain('k8s & "co"');
});

it('survives half a surrogate pair', () => {
  expect(() => missingResultsUrl({query: '\uD800'})).not.toThrow();
});
