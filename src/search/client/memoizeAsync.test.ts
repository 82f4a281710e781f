import {expect, it, vi} from 'vitest';
import {memoizeAsync} from './memoizeAsync';

it('loads nothing before it is needed, and then only once', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  const loaded = memoizeAsync(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([loaded(), loaded()])).toEqual(['loaded', 'loaded']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('loaded')).mockRejectedValueOnce(new Error('offline'));
  const loaded = memoizeAsync(load);
  await expect(loaded()).rejects.toThrow('offline');
  await expect(loaded()).resolves.toBe('loaded');
});
