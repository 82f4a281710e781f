import {expect, it, vi} from 'vitest';
import type {LoadedSearch} from './contract';
import {fixtureRequest} from './fixtures/site';
import {createLazyClient} from './lazyClient';

const result = {query: 'alert', hits: [], nbHits: 0, page: 0, nbPages: 0};
const loaded: LoadedSearch = {search: () => Promise.resolve(result)};

it('loads nothing before it is needed, and then only once', async () => {
  const load = vi.fn(() => Promise.resolve(loaded));
  const client = createLazyClient(load);
  expect(load).not.toHaveBeenCalled();
  await client.prepare();
  await client.search(fixtureRequest('alert'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports nothing if preparing fails, and tries again with the first search', async () => {
  const load = vi
    .fn<() => Promise<LoadedSearch>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(loaded);
  const client = createLazyClient(load);
  await expect(client.prepare()).resolves.toBeUndefined();
  await expect(client.search(fixtureRequest('alert'))).resolves.toBe(result);
});
