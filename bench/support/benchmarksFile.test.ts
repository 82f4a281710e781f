import {describe, expect, it} from 'vitest';
import {replaceBetweenMarkers} from './benchmarksFile';

const text = '# Figures\n\n<!-- begin a -->\n\nold\n\n<!-- end a -->\n\nLast words.\n';

describe('replaceBetweenMarkers', () => {
  it('replaces the figures of one bench and nothing around them', () => {
    const next = replaceBetweenMarkers(text, 'a', '| new |\n');
    expect(next).toBe('# Figures\n\n<!-- begin a -->\n\n| new |\n\n<!-- end a -->\n\nLast words.\n');
    expect(replaceBetweenMarkers(next, 'a', '| new |')).toBe(next);
  });

  it('refuses a file without a place for the figures', () => {
    expect(() => replaceBetweenMarkers(text, 'b', 'new')).toThrow('begin b');
  });
});
