import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchClient, SearchHit, SearchResults} from '@site/plugins/site-search/browser/client';
import {createModalClient, type SearchOutcome} from './modalClient';

interface Deferred {
  readonly resolve: (results: SearchResults) => void;
  readonly reject: (error: Error) => void;
}

function results(nbHits: number, hits: readonly Partial<SearchHit>[] = []): SearchResults {
  return {results: [{nbHits, hits} as unknown as SearchResults['results'][number]]};
}

const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
};

/** Searches as DocSearch does: `search().catch(show error and throw).then(show results)`. */
function openModal() {
  const answers: Deferred[] = [];
  const log: string[] = [];
  const outcomes: (SearchOutcome | null)[] = [];
  let box = '';
  const inner = {
    search: () =>
      new Promise<SearchResults>((resolve, reject) => {
        answers.push({resolve, reject});
      }),
  } as unknown as SearchClient;
  const client = createModalClient(inner, {
    currentQuery: () => box,
    onStart: () => undefined,
    onSettled: (outcome) => outcomes.push(outcome),
    stallMs: 300,
  });
  return {
    answers,
    log,
    outcomes,
    type(query: string) {
      box = query;
      void client
        .search({requests: [{indexName: 'docs', query}]})
        .catch((error: unknown) => {
          log.push(`${query}: ${(error as Error).name}`);
          throw error;
        })
        .then((answer) => log.push(`${query}: ${answer.results[0]?.nbHits} results`));
    },
    clear() {
      box = '';
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a failure in the modal', () => {
  it('is shown at once, again after the stall timer, and stays open [row 93]', async () => {
    const {type, answers, log} = openModal();
    type('alert');
    answers[0]?.reject(new Error('503'));
    await settle();
    expect(log).toEqual(['alert: RetryError']);
    await vi.advanceTimersByTimeAsync(400);
    expect(log).toEqual(['alert: RetryError', 'alert: RetryError']);
  });

  it('gives way to the results of the next key [row 93]', async () => {
    const {type, answers, log, outcomes} = openModal();
    type('aler');
    answers[0]?.reject(new Error('503'));
    await settle();
    type('alert');
    answers[1]?.resolve(results(3));
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['aler: RetryError', 'alert: 3 results']);
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['failure', 'results']);
  });

  it('of an older query is not shown over a newer one', async () => {
    const {type, answers, log} = openModal();
    type('aler');
    type('alert');
    answers[1]?.resolve(results(3));
    answers[0]?.reject(new Error('timeout'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['alert: 3 results']);
  });

  it('is not shown once the box is empty', async () => {
    const {type, clear, answers, log, outcomes} = openModal();
    type('alert');
    clear();
    answers[0]?.reject(new Error('timeout'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual([]);
    // Nothing spins on, and nothing is read out.
    expect(outcomes).toEqual([null]);
  });

  it('is not covered by results of an older query that come late', async () => {
    const {type, answers, log} = openModal();
    type('aler');
    type('alert');
    answers[1]?.reject(new Error('503'));
    answers[0]?.resolve(results(3));
    await settle();
    expect(log).toEqual(['alert: RetryError']);
  });
});

it('lets results of an older query through while the newer one is on its way', async () => {
  const {type, answers, log, outcomes} = openModal();
  type('aler');
  type('alert');
  answers[0]?.resolve(results(9));
  await settle();
  expect(log).toEqual(['aler: 9 results']);
  expect(outcomes).toEqual([]);
});

it('makes group names that DocSearch can use as keys', async () => {
  const hierarchy = {
    lvl0: 'constructor',
    lvl1: 'hasOwnProperty',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const inner = {search: () => Promise.resolve(results(1, [{hierarchy}]))} as unknown as SearchClient;
  const client = createModalClient(inner, {
    currentQuery: () => '',
    onStart: () => undefined,
    onSettled: () => undefined,
    stallMs: 300,
  });
  const answer = await client.search({requests: []});
  const hit = answer.results[0]?.hits[0];
  expect(hit?.hierarchy?.lvl0).toBe('constructor\u200B');
  expect(hit?.hierarchy?.lvl1).toBe('hasOwnProperty\u200B');
});
