import {expect, it} from 'vitest';
import {escapeHtml, unescapeHtml, wellFormed} from './escape';
import {hostileTexts} from '../client/fixtures/hostile';
import {highlightParts} from '../client/highlightParts';

it('escapes what HTML gives a meaning, and undoes it exactly', () => {
  const text = `<a href="x" title='y'> & &amp; </a>`;
  expect(escapeHtml(text)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt; &amp; &amp;amp; &lt;/a&gt;');
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

it('replaces lone surrogates and keeps pairs', () => {
  expect(wellFormed('\uD800 😀 \uDFFF')).toBe('\uFFFD 😀 \uFFFD');
  expect(() => encodeURIComponent(wellFormed('a\uD83D'))).not.toThrow();
});

it('reads highlighted HTML as plain pieces', () => {
  expect(highlightParts('&lt;b&gt; <mark>Alert</mark> &amp; more')).toEqual([
    {text: '<b> ', isMatch: false},
    {text: 'Alert', isMatch: true},
    {text: ' & more', isMatch: false},
  ]);
});

it.each(hostileTexts)('draws as it was written: %s', (_what, text) => {
  const drawn = highlightParts(`${escapeHtml(text)}<mark>${escapeHtml(text)}</mark>`);
  expect(drawn.map((part) => part.text).join('')).toBe(text + text);
});
