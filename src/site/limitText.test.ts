import {expect, it} from 'vitest';
import {wellFormed} from './limitText';

it('replaces lone surrogates and keeps pairs', () => {
  expect(wellFormed('\uD800 😀 \uDFFF')).toBe('\uFFFD 😀 \uFFFD');
  expect(() => encodeURIComponent(wellFormed('a\uD83D'))).not.toThrow();
});
