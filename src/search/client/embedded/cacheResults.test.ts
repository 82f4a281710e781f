import {expect, it, vi} from 'vitest';
import type {Search} from '../contract';
import {fixtureEngine, fixtureRequest} from '../fixtures/site';
import {answerRequest} from './answerRequest';
import {cacheResults} from './cacheResults';

const engine = fixtureEngine();
const answering = () => vi.fn<Search>(async (request) => answerRequest(engine, request));

it('keeps results in memory, one per request, but not without end', async () => {
  const inner = answering();
  const search = cacheResults(inner);
  const first = await search(fixtureRequest('alert'));
  expect(await search(fixtureRequest('alert'))).toBe(first);
  expect(inner).toHaveBeenCalledTimes(1);
  await search({...fixtureRequest('alert'), page: 1});
  expect(inner).toHaveBeenCalledTimes(2);
  for (let number = 2; number < 200; number += 1) {
    await search(fixtureRequest(`query ${number}`));
  }
  inner.mockClear();
  expect(await search(fixtureRequest('alert'))).toBe(first);
  await search(fixtureRequest('query 2'));
  expect(inner).not.toHaveBeenCalled();
  await search(fixtureRequest('query 200'));
  await search(fixtureRequest('alert'));
  expect(inner).toHaveBeenCalledTimes(2);
});

it('keeps no failure', async () => {
  const search = cacheResults(answering().mockRejectedValueOnce(new Error('offline')));
  await expect(search(fixtureRequest('alert'))).rejects.toThrow('offline');
  await expect(search(fixtureRequest('alert'))).resolves.toBeTruthy();
});
