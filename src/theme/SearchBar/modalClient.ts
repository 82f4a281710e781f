import type {
  SearchClient,
  SearchHit,
  SearchMethodParams,
  SearchResults,
} from '@site/plugins/site-search/browser/client';
import {holdFailure} from './holdFailure';

/** What the reader is told when a search is over. */
export type SearchOutcome =
  | {readonly kind: 'results'; readonly query: string; readonly count: number}
  | {readonly kind: 'failure'; readonly query: string};

export interface ModalClientOptions {
  /** What stands in the search box. */
  readonly currentQuery: () => string;
  readonly onStart: () => void;
  /** Called for the newest search only; with `null` when the reader has cleared the box meanwhile. */
  readonly onSettled: (outcome: SearchOutcome | null) => void;
  /** Milliseconds until DocSearch calls a search stalled. */
  readonly stallMs: number;
}

/** Longer than the stall timer by a frame. */
const frameMs = 20;

/** Wraps the client of the site for one opening of the modal. */
export function createModalClient(client: SearchClient, options: ModalClientOptions): SearchClient {
  const {currentQuery, onStart, onSettled, stallMs} = options;
  let newest = 0;
  let newestFailed = 0;

  function search(params: SearchMethodParams): Promise<SearchResults> {
    newest += 1;
    const own = newest;
    const query = currentQuery();
    const isCurrent = (): boolean => own === newest && currentQuery() === query;
    onStart();
    const answer = client.search(params).then(
      (results) => {
        if (own < newestFailed) {
          // Results of an older query must not replace the error of a newer one.
          return new Promise<SearchResults>(() => undefined);
        }
        if (own === newest) {
          const count = results.results[0]?.nbHits ?? 0;
          onSettled(isCurrent() ? {kind: 'results', query, count} : null);
        }
        return {results: results.results.map((result) => ({...result, hits: result.hits.map(forGroups)}))};
      },
      (error: unknown) => {
        newestFailed = Math.max(newestFailed, own);
        if (own === newest) {
          onSettled(isCurrent() ? {kind: 'failure', query} : null);
        }
        throw error;
      },
    );
    return holdFailure(answer, {isCurrent, settledAfterMs: stallMs + frameMs});
  }

  return {...client, search};
}

/**
 * DocSearch groups by these two texts. It uses them as keys of a plain object and draws the first as text, so
 * names of object members get an invisible space, and the highlighted HTML of the first is left out.
 */
function forGroups(hit: SearchHit): SearchHit {
  const {hierarchy, _highlightResult} = hit;
  if (!hierarchy) {
    return hit;
  }
  const lvl0 = asGroupName(hierarchy.lvl0 ?? hierarchy.lvl1 ?? '');
  const lvl1 = hierarchy.lvl1 === null ? null : asGroupName(hierarchy.lvl1);
  const {lvl0: _, ...levels} = (_highlightResult?.hierarchy ?? {}) as Readonly<Record<string, never>>;
  return {
    ...hit,
    hierarchy: {...hierarchy, lvl0, lvl1},
    ...(_highlightResult && {_highlightResult: {..._highlightResult, hierarchy: levels}}),
  };
}

function asGroupName(text: string): string {
  return text in Object.prototype ? `${text}\u200B` : text;
}
