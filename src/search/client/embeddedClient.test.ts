import {expect, it, vi} from 'vitest';
import type {SearchClient} from './client';
import {answerWith} from '../engine/answer';
import {createEmbeddedClient} from './embeddedClient';
import {fixtureEngine} from './fixtures/site';

const ask = (client: SearchClient, query: string): Promise<unknown> =>
  client.search({requests: [{indexName: 'docs', query}]});

it('keeps answers in memory, per query', async () => {
  const engine = fixtureEngine();
  const search = vi.spyOn(engine, 'search');
  const client = createEmbeddedClient(answerWith(engine));
  const first = await ask(client, 'alert');
  expect(await ask(client, 'alert')).toEqual(first);
  expect(search).toHaveBeenCalledTimes(1);
  await ask(client, 'server');
  expect(search).toHaveBeenCalledTimes(2);
});

it('forgets the oldest answers, not the latest', async () => {
  const engine = fixtureEngine();
  const search = vi.spyOn(engine, 'search').mockReturnValue([]);
  const client = createEmbeddedClient(answerWith(engine));
  for (let number = 0; number <= 200; number += 1) {
    await ask(client, `query ${number}`);
  }
  search.mockClear();
  await ask(client, 'query 200');
  expect(search).not.toHaveBeenCalled();
  await ask(client, 'query 0');
  expect(search).toHaveBeenCalledTimes(1);
});

it('rejects while the index cannot be loaded and answers once it can', async () => {
  const answer = vi.fn(answerWith(fixtureEngine())).mockRejectedValueOnce(new Error('offline'));
  const client = createEmbeddedClient(answer);
  await expect(ask(client, 'alert')).rejects.toThrow('offline');
  await expect(ask(client, 'alert')).resolves.toBeTruthy();
});
