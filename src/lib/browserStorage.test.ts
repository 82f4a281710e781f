import {afterEach, expect, it, vi} from 'vitest';
import {readStored, writeStored} from './browserStorage';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps what storage rejects until another tab stores something', () => {
  const stored = new Map<string, string>();
  const setItem = vi.fn((key: string, text: string) => stored.set(key, text));
  vi.stubGlobal('window', {localStorage: {getItem: (key: string) => stored.get(key) ?? null, setItem}});
  setItem.mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  writeStored('list', 'mine');
  expect(readStored('list')).toBe('mine');
  stored.set('list', 'theirs');
  expect(readStored('list')).toBe('theirs');
  writeStored('list', 'next');
  expect(stored.get('list')).toBe('next');
});
