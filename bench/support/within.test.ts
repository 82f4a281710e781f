import {expect, it, vi} from 'vitest';
import {within} from './within';

it('passes on what comes in time', async () => {
  await expect(within(Promise.resolve('answer'), 1000)).resolves.toBe('answer');
  await expect(within(Promise.reject(new Error('closed')), 1000)).rejects.toThrow('closed');
});

it('gives up on what does not', async () => {
  vi.useFakeTimers();
  const result = within(new Promise(() => undefined), 1000);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(result).resolves.toBeNull();
  vi.useRealTimers();
});
