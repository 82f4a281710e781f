/**
 * The contract that the search interface speaks: what `algoliasearch/lite` 5 answers, cut down to what the
 * modal and the search page use. Both providers implement it, and one suite tests both.
 */
import type {HitType, SearchRecord} from '../../../plugins/search-index/shared/record';
import type {FacetFilters} from '../engine/facetFilters';

export interface HighlightResult {
  /** HTML: the escaped text with the requested tags around each match. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
}

export interface SnippetResult {
  /** HTML, as in `HighlightResult`, cut to the requested number of words. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** The same nesting as the record: `hierarchy.lvl1` is found at `tree.hierarchy.lvl1`. */
export interface ResultTree<Result> {
  readonly [attribute: string]: Result | ResultTree<Result>;
}

/** A record as far as `attributesToRetrieve` asked for it, with its matches. */
export interface SearchHit extends Partial<Omit<SearchRecord, 'objectID' | 'url' | 'type'>> {
  readonly objectID: string;
  readonly url: string;
  readonly type: HitType;
  readonly _highlightResult?: ResultTree<HighlightResult>;
  readonly _snippetResult?: ResultTree<SnippetResult>;
}

/** One query of specification section 7. Unknown parameters are sent to the hosted index and ignored by the embedded one. */
export interface SearchParameters {
  readonly query?: string;
  readonly hitsPerPage?: number;
  /** Counted from 0. */
  readonly page?: number;
  readonly facetFilters?: FacetFilters;
  readonly facets?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  /** `attribute:words` each. */
  readonly attributesToSnippet?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
  readonly distinct?: boolean | number;
  readonly clickAnalytics?: boolean;
}

export interface SearchRequest extends SearchParameters {
  readonly indexName: string;
}

/** The older form, with the parameters in an object of their own. */
export interface NestedSearchRequest {
  readonly indexName: string;
  readonly params?: SearchParameters;
}

export type SearchMethodParams =
  {readonly requests: readonly SearchRequest[]} | readonly (SearchRequest | NestedSearchRequest)[];

export interface SearchResult {
  readonly index: string;
  readonly query: string;
  /** The parameters as a query string. */
  readonly params: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveTypo: boolean;
  readonly exhaustiveFacetsCount?: boolean;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly processingTimeMS: number;
  readonly queryID?: string;
}

export interface SearchResults {
  readonly results: readonly SearchResult[];
}

export interface CustomPostParams {
  readonly path: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface RecommendationsParams {
  readonly requests: readonly Readonly<Record<string, unknown>>[];
}

export interface AlgoliaAgent {
  value: string;
  add(options: {readonly segment: string; readonly version?: string | undefined}): AlgoliaAgent;
}

export interface SearchClient {
  /**
   * Answers every request in order.
   *
   * @throws Error, at once, when the parameters or their requests are missing. Every other failure
   * rejects the promise with one of the kinds of specification section 8.
   */
  search(params: SearchMethodParams): Promise<SearchResults>;
  /** @throws Error, at once, without a path. */
  customPost(params: CustomPostParams): Promise<unknown>;
  /** @throws Error, at once, without requests. */
  getRecommendations(params: RecommendationsParams): Promise<unknown>;
  addAlgoliaAgent(segment: string, version?: string): void;
  readonly transporter: {readonly algoliaAgent: AlgoliaAgent};
}

/** The client of the site: loads what it needs when a reader shows intent, at the latest with the first search. */
export interface SiteSearchClient extends SearchClient {
  /** Loads in the background. Never rejects: a failure shows with the first search, which tries again. */
  prepare(): Promise<void>;
  /** The hosted service asks that its mark stands beside its answers. */
  readonly showsProviderMark: boolean;
}
