import {expect, it} from 'vitest';
import {escapeHtml, unescapeHtml, wellFormed} from './escape';
import {highlightParts} from './highlightParts';
import {isWebAddress, sanitizeHighlight} from './sanitizeHit';

it('escapes what HTML gives a meaning, and undoes it exactly', () => {
  const text = `<a href="x" title='y'> & &amp; </a>`;
  expect(escapeHtml(text)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt; &amp; &amp;amp; &lt;/a&gt;');
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

it('replaces lone surrogates and keeps pairs', () => {
  expect(wellFormed('\uD800 😀 \uDFFF')).toBe('\uFFFD 😀 \uFFFD');
  expect(() => encodeURIComponent(wellFormed('a\uD83D'))).not.toThrow();
});

it('leaves the marks of the hosted index and turns all else into text', () => {
  expect(sanitizeHighlight('<mark>a</mark> <img src=x onerror=alert(1)> &')).toBe(
    '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt; &amp;',
  );
  expect(sanitizeHighlight('<mark onclick=alert(1)>a</mark>')).toContain('&lt;mark onclick');
});

it('reads highlighted HTML as plain pieces', () => {
  expect(highlightParts('&lt;b&gt; <mark>Alert</mark> &amp; more')).toEqual([
    {text: '<b> ', isMatch: false},
    {text: 'Alert', isMatch: true},
    {text: ' & more', isMatch: false},
  ]);
});

it.each([
  ['https://docs.example.com/a#b', true],
  ['http://localhost:3000/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/relative', false],
  ['', false],
  [undefined, false],
])('takes %s as an address of the web: %s', (url, expected) => {
  expect(isWebAddress(url)).toBe(expected);
});
