import {expect, it} from 'vitest';
import {product} from '@site/src/site/product';
import {limitQuery, missingResultsUrl, wellFormed} from './query';

it.each([
  ['nothing', '', ''],
  ['whitespace alone', ' \u3000 ', ''],
  ['words with spaces around them, which end a word', ' docker ', ' docker '],
  ['80 characters', 'x'.repeat(80), 'x'.repeat(64)],
  ['a character that the limit cuts in half', `${'x'.repeat(63)}😀`, `${'x'.repeat(63)}\uFFFD`],
])('from %s it keeps what can be searched for', (_what, text, query) => {
  expect(limitQuery(text)).toBe(query);
});

it('opens an issue in the source repository that names the query', () => {
  const url = new URL(missingResultsUrl('k8s & "co"'));
  expect(`${url.origin}${url.pathname}`).toBe(`${product.repositoryUrl}/issues/new`);
  expect(url.searchParams.get('title')).toContain('k8s & "co"');
});

it('accepts half a surrogate pair', () => {
  expect(() => missingResultsUrl('\uD800')).not.toThrow();
});

it('replaces lone surrogates and keeps pairs', () => {
  expect(wellFormed('\uD800 😀 \uDFFF')).toBe('\uFFFD 😀 \uFFFD');
  expect(() => encodeURIComponent(wellFormed('a\uD83D'))).not.toThrow();
});
