import type {SearchHit, SearchResult, TextPart} from '@site/src/search/client/contract';
import {isSafeLink} from '@site/src/search/client/foreignData';
import {headingLevels, type Hierarchy, type HitType} from '@site/plugins/search-index/shared/record';
import {searchSettings} from '@site/src/site/search';
import {groupHits} from './groupHits';
import type {StoredSearch, StoredSearches} from './storedSearches';

/** A row of the list: a result or a stored search. */
export interface Row {
  readonly objectID: string;
  readonly url: string;
  readonly icon: HitType | 'recent' | 'favorite';
  readonly title: readonly TextPart[];
  readonly path: string;
  readonly snippet: readonly TextPart[] | null;
  /** Its page is above it in the same group. */
  readonly isChild: boolean;
  /** What is remembered when it's selected. */
  readonly search: StoredSearch;
}

export interface RowGroup {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** What a search came to, ready to be shown. */
export interface Answer {
  readonly query: string;
  readonly total: number;
  readonly groups: readonly RowGroup[];
  /** The rows of all groups, in the order of the list. */
  readonly rows: readonly Row[];
}

type ProcessUrl = (url: string) => string;

/** The last line of defense: within the site, an address may still turn out to lead to another host. */
function linkOf({url}: SearchHit, processUrl: ProcessUrl): string {
  const link = processUrl(url);
  return isSafeLink(link) ? link : '/';
}

/** The headings above the nearest one. The group already names the category, so it appears only where there's no other. */
function pathOf(hierarchy: Partial<Hierarchy>): string {
  const parents = headingLevels(hierarchy).slice(0, -1);
  const shown = parents.length > 0 ? parents : (['lvl0'] as const);
  return shown.flatMap((level) => hierarchy[level] ?? []).join(' › ');
}

/**
 * What is remembered of a selected hit: the page in place of a text, as DocSearch does it, and the text's section
 * where the page isn't among the results, so that whatever a reader selects is remembered.
 */
function toStoredSearch({objectID, type, content, hierarchy}: SearchHit, url: string): StoredSearch {
  const section = headingLevels(hierarchy).at(-1);
  return {objectID, url, type: type === 'content' ? (section ?? type) : type, content, hierarchy};
}

function toRow(hit: SearchHit, page: SearchHit | null, processUrl: ProcessUrl): Row {
  const {objectID, type, title, hierarchy, snippet} = hit;
  const url = linkOf(hit, processUrl);
  return {
    objectID,
    url,
    icon: type,
    title,
    path: pathOf(hierarchy),
    snippet,
    isChild: page !== null,
    search:
      type === 'content' && page ? toStoredSearch(page, linkOf(page, processUrl)) : toStoredSearch(hit, url),
  };
}

/** Groups the hits of a result and works out what each row says. */
export function toAnswer({query, hits, nbHits}: SearchResult, processUrl: ProcessUrl): Answer {
  const groups = groupHits(hits, searchSettings.maxResultsPerGroup).map(({name, hits: members}) => ({
    name,
    rows: members.map(({hit, page}) => toRow(hit, page, processUrl)),
  }));
  return {query, total: nbHits, groups, rows: groups.flatMap(({rows}) => rows)};
}

function storedRow(search: StoredSearch, icon: 'recent' | 'favorite'): Row {
  const {objectID, url, hierarchy} = search;
  const text = hierarchy[headingLevels(hierarchy).at(-1) ?? 'lvl0'] ?? '';
  const title = [{text, isMatch: false}];
  return {objectID, url, icon, title, path: pathOf(hierarchy), snippet: null, isChild: false, search};
}

/** The rows shown while the box is empty: recent searches, then favorites. */
export function storedRows({recents, favorites}: StoredSearches): readonly Row[] {
  return [
    ...recents.map((search) => storedRow(search, 'recent')),
    ...favorites.map((search) => storedRow(search, 'favorite')),
  ];
}
