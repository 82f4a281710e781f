/** The requests and responses of the search interface. Both providers implement `Search`, and one suite tests both. */
import type {Hierarchy, HitType} from '../../lib/search/record';

/** A piece of plain text, and whether it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface SearchHit {
  readonly objectID: string;
  /** Absolute, http or https, with the anchor of the nearest heading. */
  readonly url: string;
  readonly type: HitType;
  /** Plain text, all levels down to the nearest heading. */
  readonly hierarchy: Partial<Hierarchy>;
  /** Plain text of a block; `null` for a heading. */
  readonly content: string | null;
  /** The nearest heading, whole. */
  readonly title: readonly TextPart[];
  /** The words around the matches in the content; `null` for a heading. */
  readonly snippet: readonly TextPart[] | null;
}

export interface SearchRequest {
  readonly query: string;
  /** Counted from 0; a page has 20 hits. */
  readonly page: number;
  readonly language: string;
  /** The `docusaurus_tag` of every page that can be found. */
  readonly tags: readonly string[];
  /** On narrow screens, the hosted service is asked for shorter snippets. */
  readonly isNarrow: boolean;
  /** Maximum number of words in a snippet. */
  readonly snippetWords: number;
}

/** How a provider read the words of a query. */
export interface QueryReading {
  /** The query with its misspelled words corrected, as used for the hits; `null` if it was read as written. */
  readonly correction: string | null;
  /** Words that occur on no page, not even with a correction. */
  readonly unknownWords: readonly string[];
  /** Up to three longer queries that the reader may be typing. */
  readonly completions: readonly string[];
}

export interface SearchResult {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** The number of hits on all pages. */
  readonly nbHits: number;
  readonly nbPages: number;
  /** Only from the embedded index: the hosted service doesn't report it. */
  readonly reading?: QueryReading;
}

/**
 * @throws Error (rejects); that of the hosted service has one of the names that `algoliasearch` uses: `RetryError` when
 * nothing could be reached, `ApiError` with a status, and `DeserializationError` when a response can't be read
 */
export type Search = (request: SearchRequest) => Promise<SearchResult>;
