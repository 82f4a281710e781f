import {expect, it, vi} from 'vitest';
import {answerWith} from '../engine/answer';
import {createEmbeddedClient} from './embeddedClient';
import {fixtureEngine} from './fixtures/site';
import {createLazyClient, type LoadedClient} from './lazyClient';

const mark = {showsProviderMark: false};

function loaded(): LoadedClient {
  return {
    client: createEmbeddedClient(answerWith(fixtureEngine())),
    prepare: () => Promise.resolve(),
  };
}

it('loads nothing before it is asked', async () => {
  const load = vi.fn(() => Promise.resolve(loaded()));
  const client = createLazyClient(load, mark);
  client.addAlgoliaAgent('docsearch', '3.9.0');
  expect(load).not.toHaveBeenCalled();
  await client.prepare();
  await client.search({requests: [{indexName: 'docs', query: 'alert'}]});
  expect(load).toHaveBeenCalledTimes(1);
});

it('hands on who is asking', async () => {
  const inner = loaded();
  const client = createLazyClient(() => Promise.resolve(inner), mark);
  client.addAlgoliaAgent('docsearch', '3.9.0');
  await client.prepare();
  expect(inner.client.transporter.algoliaAgent.value).toContain('; docsearch (3.9.0)');
});

it('keeps quiet when preparing fails, and tries again with the first search', async () => {
  const load = vi
    .fn<() => Promise<LoadedClient>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(loaded());
  const client = createLazyClient(load, mark);
  await expect(client.prepare()).resolves.toBeUndefined();
  const {results} = await client.search({requests: [{indexName: 'docs', query: 'alert'}]});
  expect(results[0]?.nbHits).toBeGreaterThan(0);
});

it('throws for missing parameters before anything is loaded', () => {
  const load = vi.fn(() => Promise.resolve(loaded()));
  const client = createLazyClient(load, mark) as unknown as {search(params?: unknown): unknown};
  expect(() => client.search()).toThrow('Parameter `searchMethodParams` is required when calling `search`.');
  expect(load).not.toHaveBeenCalled();
});
