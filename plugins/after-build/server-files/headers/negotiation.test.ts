import {expect, it} from 'vitest';
import {fullMarkdown, pagePatterns, pageTypes, rangePatterns} from './negotiation';

/** As nginx evaluates its maps: the first pattern that matches. */
function weightOf(accept: string, types: readonly string[]): string {
  for (const type of types) {
    const [withQuality, without] = rangePatterns(type);
    const quality = new RegExp(withQuality, 'i').exec(accept)?.[1];
    if (quality !== undefined || new RegExp(without, 'i').test(accept)) {
      return quality ?? '1';
    }
  }
  return '0';
}

function getsTwin(accept: string): boolean {
  const weights = `${weightOf(accept, pageTypes)} ${weightOf(accept, ['text/markdown'])}`;
  return !pagePatterns.some((pattern) => new RegExp(pattern).test(weights));
}

const full = new RegExp(`^${fullMarkdown}$`);

it.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/html, text/markdown;q=1.0',
  'text/html;q=0.8,text/markdown;charset=utf-8',
])('"%s" gets the twin', (accept) => {
  expect(getsTwin(accept)).toBe(true);
});

it.each(['text/markdown', 'text/markdown, text/html, */*', 'text/html, text/markdown;q=1.0'])(
  '"%s" gets the twin of servers that cannot compare, too',
  (accept) => {
    expect(full.test(accept)).toBe(true);
  },
);

it.each([
  'text/markdown;q=0.9, text/html;q=0.8',
  'text/markdown;q=0.85, text/html;q=0.8',
  'text/markdown;q=0.8, text/html;q=0.80',
  'text/markdown;q=0.5, */*;q=0.1',
])('"%s" gets the twin where the server compares', (accept) => {
  expect(getsTwin(accept)).toBe(true);
  expect(full.test(accept)).toBe(false);
});

it.each([
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.0, text/html;q=0',
  'text/markdown;q=0.9, text/html',
  'text/markdown;q=0.8, text/html;q=0.85',
  'text/markdown;q=0.5, */*',
  'text/markdown-like',
])('"%s" gets the page', (accept) => {
  expect(getsTwin(accept)).toBe(false);
  expect(full.test(accept)).toBe(false);
});
