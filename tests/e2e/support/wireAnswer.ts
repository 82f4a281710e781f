/** The hosted service's results, from the embedded engine: with matches marked, and nothing escaped. */
import {headingTypes, type SearchRecord} from '../../../src/lib/search/record';
import {matchedParts} from '../../../src/search/client/embedded/answerRequest';
import {cutSnippet} from '../../../src/search/client/snippet';
import type {TextPart} from '../../../src/search/client/contract';
import type {RankedHit, SearchEngine} from '../../../src/search/engine/engine';

/** A request as sent. */
export interface WireRequest {
  readonly query: string;
  readonly indexName: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToSnippet: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly facetFilters: readonly [language: string, tags: readonly string[]];
  readonly clickAnalytics: boolean;
}

function describeHit({record, matchedTerms}: RankedHit, request: WireRequest) {
  const mark = (parts: readonly TextPart[]): {readonly value: string} => ({
    value: parts
      .map(({text, isMatch}) => (isMatch ? request.highlightPreTag + text + request.highlightPostTag : text))
      .join(''),
  });
  const {objectID, url, type, content, hierarchy}: SearchRecord = record;
  const words = Number(request.attributesToSnippet[0]?.split(':')[1]);
  const headings = (['lvl0', ...headingTypes] as const).flatMap((level) => {
    const heading = hierarchy[level];
    return heading === null ? [] : [[level, mark(matchedParts(heading, matchedTerms))] as const];
  });
  const parts = matchedParts(content ?? '', matchedTerms);
  return {
    ...{objectID, url, type, content, hierarchy},
    _highlightResult: {
      hierarchy: Object.fromEntries(headings),
      ...(content !== null && {content: mark(parts)}),
    },
    ...(content !== null && {_snippetResult: {content: mark(cutSnippet(parts, words))}}),
  };
}

/** Responds to one request like the service. */
export function wireAnswer(engine: SearchEngine, request: WireRequest) {
  const {query, page, hitsPerPage, facetFilters} = request;
  const [language, tags] = facetFilters;
  const {hits} = engine.search(
    query,
    (info) =>
      language === `language:${info.language}` && tags.includes(`docusaurus_tag:${info.docusaurusTag}`),
  );
  return {
    query,
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => describeHit(hit, request)),
    nbHits: hits.length,
    page,
    nbPages: Math.ceil(hits.length / hitsPerPage),
    queryID: '0123456789abcdef0123456789abcdef',
  };
}
