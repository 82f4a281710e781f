import {expect, it} from 'vitest';
import {describeFailure, loaded} from './failure';

async function shown(result: Promise<unknown>): Promise<string> {
  return result.then(
    () => 'nothing',
    (error: unknown) => describeFailure(error),
  );
}

it('advises readers to check their connection if something could not be loaded', async () => {
  const load = Promise.reject(new TypeError('Failed to fetch'));
  expect(await shown(loaded(load, "The checks couldn't be loaded"))).toBe(
    "The checks couldn't be loaded: Failed to fetch. Check your connection and try again. If that doesn't help, copy your text and reload the page.",
  );
});

it('ends a reason with one period', async () => {
  const load = Promise.reject(new Error('/log responded with status 503.'));
  expect(await shown(loaded(load, 'No'))).toBe(
    "No: /log responded with status 503. Check your connection and try again. If that doesn't help, copy your text and reload the page.",
  );
});

it('does not blame the connection for a fault in a check', () => {
  expect(describeFailure(new TypeError('x is undefined'))).toBe(
    "The text couldn't be read: x is undefined. Try again with part of it.",
  );
});

it('passes on what was loaded', async () => {
  expect(await loaded(Promise.resolve(1), 'No')).toBe(1);
});
