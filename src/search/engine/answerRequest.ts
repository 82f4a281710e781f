import type {SearchHit, SearchRequest, SearchResult} from '../client/client';
import type {RankedHit, SearchEngine} from './engine';
import {countFacets, createFacetFilter} from './facetFilters';
import {describeHit} from './describeHit';
import {wellFormed} from './escape';

/** Limits of the hosted index, kept so that both providers answer alike. */
const limits = {queryLength: 512, hitsPerPage: 1000, reachableHits: 1000};

/** Answers one request from the engine, in the shape of the hosted index. */
export function answerRequest(engine: SearchEngine, request: SearchRequest): SearchResult {
  const start = performance.now();
  const {indexName, facets, hitsPerPage = 20, page = 0} = request;
  const query = wellFormed(request.query ?? '').slice(0, limits.queryLength);
  const found = engine.search(query, createFacetFilter(request.facetFilters));
  const ranked = keepPerPage(found, request.distinct);
  const size = Math.min(Math.max(hitsPerPage, 0), limits.hitsPerPage);
  const reachable = Math.min(ranked.length, limits.reachableHits);
  const shown = ranked.slice(0, reachable).slice(page * size, (page + 1) * size);
  const params = describeParameters(request);
  return {
    index: indexName,
    query: request.query ?? '',
    params,
    hits: shown.map((hit): SearchHit => describeHit(hit, request, query)),
    nbHits: ranked.length,
    page,
    nbPages: size === 0 ? 0 : Math.ceil(reachable / size),
    hitsPerPage: size,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    ...(facets && {
      exhaustiveFacetsCount: true,
      facets: countFacets(
        ranked.map(({record}) => record),
        facets,
      ),
    }),
    processingTimeMS: Math.round(performance.now() - start),
    queryID: stableId(`${indexName}?${params}`),
  };
}

/** `distinct` keeps so many hits of one page; without it every hit stays. */
function keepPerPage(hits: readonly RankedHit[], distinct: boolean | number = false): readonly RankedHit[] {
  const most = Number(distinct);
  if (most <= 0) {
    return hits;
  }
  const counts = new Map<string, number>();
  return hits.filter(({record}) => {
    const count = (counts.get(record.url_without_anchor) ?? 0) + 1;
    counts.set(record.url_without_anchor, count);
    return count <= most;
  });
}

function describeParameters({indexName: _, ...parameters}: SearchRequest): string {
  const entries = Object.entries(parameters).map(([name, value]: [string, unknown]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(entries).toString();
}

/** 32 hexadecimal digits, the same for the same question: nothing counts clicks here, so nothing is random. */
function stableId(text: string): string {
  const parts = [0x811c9dc5, 0x01000193, 0xdeadbeef, 0x9e3779b9].map((seed) => {
    let hash = seed;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return parts.join('');
}
