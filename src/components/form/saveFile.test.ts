import {resolveObjectURL} from 'node:buffer';
import {afterEach, expect, it, vi} from 'vitest';
import {saveFile} from './saveFile';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps a file while its reader decides about the download, and not much longer', () => {
  vi.useFakeTimers();
  const link = {href: '', download: '', click: vi.fn()};
  vi.stubGlobal('document', {createElement: () => link});
  saveFile('a.txt', 'text');
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(resolveObjectURL(link.href)?.size).toBe(4);
  vi.advanceTimersByTime(60_000);
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
