import {describe, expect, it} from 'vitest';
import {missedThresholds, computeMetrics, type Judged, rankOfFirstRelevant} from './metrics';
import {missingPages, namesOfPath, parseLabeledQueries} from './labeled';
import {withTypo} from './knownItemQueries';

function judged(grades: readonly number[]): Judged {
  return {kind: 'keyword', query: 'q', grades};
}

describe('figures', () => {
  it('count the position of the first hit that answers, but not of a page that only helps', () => {
    expect(rankOfFirstRelevant(judged([1, 0, 2]))).toBe(3);
    expect(rankOfFirstRelevant(judged([1, 1]))).toBe(Infinity);
  });

  it('are averages over the searches', () => {
    const figures = computeMetrics([judged([2, 1]), judged([0, 2]), judged([])]);
    expect(figures).toMatchObject({'success@1': 1 / 3, 'success@3': 2 / 3, 'mrr@10': 0.5, empty: 1 / 3});
  });

  it('name each figure that misses its floor', () => {
    const figures = computeMetrics([judged([0, 2])]);
    expect(missedThresholds('queries', figures, {'success@1': 0.85, 'success@3': 1, empty: 0})).toEqual([
      '✘ queries: success@1 is 0.000, must be at least 0.85.',
    ]);
    expect(missedThresholds('queries', computeMetrics([judged([])]), {empty: 0})).toEqual([
      '✘ queries: empty is 1.000, must be at most 0.',
    ]);
  });

  it('of a sample miss their floor if chance is no explanation', () => {
    const figures = computeMetrics(
      Array.from({length: 100}, (_, index) => judged(index < 88 ? [2] : [0, 2])),
    );
    const missed = (limit: number, isSample: boolean): number =>
      missedThresholds('exact', figures, {'success@1': limit}, isSample).length;
    expect([missed(0.92, false), missed(0.92, true), missed(0.95, true)]).toEqual([1, 0, 1]);
  });
});

describe('labeled searches', () => {
  it('are read with the grades of their pages', () => {
    const [query] = parseLabeledQueries(
      'list.tsv',
      'id\tquery\tkind\tgrade2\tgrade1\n1\tssh key\tkeyword\ta b\tc\n',
    );
    expect(query).toMatchObject({query: 'ssh key', kind: 'keyword'});
    expect([...(query?.grades ?? [])]).toEqual([
      ['c', 1],
      ['a', 2],
      ['b', 2],
    ]);
    expect(missingPages(query ? [query] : [], ['/docs/a', '/docs/x/c'])).toEqual(['b']);
  });

  it('identify a page by the last part of its route, and overview pages by their folder, too', () => {
    expect(namesOfPath('/docs/alerts/adding-alerts')).toEqual(['adding-alerts']);
    expect(namesOfPath('/docs/dashboards/overview/')).toEqual(['dashboards-overview']);
    expect(namesOfPath('/docs/reference/error-messages/hosts')).toEqual(['hosts', 'error-messages']);
    expect(namesOfPath('/docs/reference/error-messages/hosts/ssh')).toEqual(['hosts', 'error-messages']);
    expect(namesOfPath('/docs/reference/known-issues/alerts')).toEqual(['known-issues']);
  });
});

describe('withTypo', () => {
  const query = (text: string) => ({kind: 'heading', query: text, answers: () => true});

  it('misspells one letter of the longest word, the same each time', () => {
    const spoilt = withTypo(query('kubernetes pods'))?.query;
    expect(spoilt).not.toBe('kubernetes pods');
    expect(spoilt).toMatch(/^k\S+ pods$/);
    expect(withTypo(query('kubernetes pods'))?.query).toBe(spoilt);
  });

  it('leaves short words alone', () => {
    expect(withTypo(query('api key'))).toBeNull();
  });
});
