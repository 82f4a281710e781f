import type {SearchHit, SearchResult} from '@site/src/search/client/client';
import {isSafeLink} from '@site/src/search/client/sanitizeHit';
import {trimSnippet} from '@site/src/search/client/trimSnippet';
import type {HitType} from '@site/plugins/search-index/shared/record';
import {searchSettings} from '@site/src/site/search';
import {groupHits} from './groupHits';
import {hitTexts} from './hitTexts';
import type {StoredSearch} from './storedSearches';
import {toStoredSearch} from './toStoredSearch';

/** A row of the list: texts only, so that one that says the same as before is not drawn again. */
export interface Row {
  readonly objectID: string;
  readonly url: string;
  readonly icon: HitType | 'recent' | 'favorite';
  /** Highlighted HTML. */
  readonly title: string;
  readonly path: string;
  /** Highlighted HTML; empty where there is none. */
  readonly snippet: string;
  /** Its page stands above it in the same group. */
  readonly isChild: boolean;
  /** What is remembered when it is selected. */
  readonly search: StoredSearch;
}

export interface RowGroup {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** What a search came to, ready to be drawn. */
export interface Answer {
  readonly query: string;
  readonly total: number;
  readonly groups: readonly RowGroup[];
  /** The rows of all groups, in the order of the list. */
  readonly rows: readonly Row[];
}

interface AnswerOptions {
  readonly processUrl: (url: string) => string;
  /** Words of a snippet. */
  readonly words: number;
}

/** The last line of defence: within the site, an address may still turn out to lead to another host. */
function linkOf({url}: SearchHit, processUrl: AnswerOptions['processUrl']): string {
  const link = processUrl(url);
  return isSafeLink(link) ? link : '/';
}

function toRow(hit: SearchHit, page: SearchHit | null, {processUrl, words}: AnswerOptions): Row {
  const {title, path, snippet} = hitTexts(hit);
  const url = linkOf(hit, processUrl);
  return {
    objectID: hit.objectID,
    url,
    icon: hit.type,
    title,
    path: path.join(' › '),
    snippet: snippet === null ? '' : trimSnippet(snippet, words),
    isChild: page !== null,
    search:
      hit.type === 'content' && page
        ? toStoredSearch(page, linkOf(page, processUrl))
        : toStoredSearch(hit, url),
  };
}

/** Groups the hits of an answer and works out what each row says. */
export function toAnswer(query: string, {hits, nbHits}: SearchResult, options: AnswerOptions): Answer {
  const groups = groupHits(hits, searchSettings.maxResultsPerGroup).map(({name, hits: members}) => ({
    name,
    rows: members.map(({hit, page}) => toRow(hit, page, options)),
  }));
  return {query, total: nbHits, groups, rows: groups.flatMap(({rows}) => rows)};
}
