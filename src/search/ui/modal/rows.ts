import type {QueryReading, SearchHit, SearchResult, TextPart} from '@site/src/search/client/contract';
import {groupBy} from '@site/src/lib/groupBy';
import {headingLevels, nearestHeading, type Hierarchy, type HitType} from '@site/src/lib/search/record';
import {searchSettings} from '@site/src/site/search';
import {headingPath} from '../hitTexts';
import type {StoredSearch} from './storedSearches';

/** A row of the list: a result or a stored search. */
export interface Row {
  readonly objectID: string;
  /** The name of the group that it's in, together with the rows around it. */
  readonly group: string;
  readonly url: string;
  readonly icon: HitType | 'recent' | 'favorite';
  readonly title: readonly TextPart[];
  readonly path: string;
  readonly snippet: readonly TextPart[] | null;
  /** Whether its page is above it in the same group. */
  readonly isChild: boolean;
  /** What's stored when it's selected. */
  readonly search: StoredSearch;
}

/** The outcome of a search, ready to be shown. */
export interface Answer {
  readonly rows: readonly Row[];
  readonly query: string;
  readonly total: number;
  /** Not every provider reports how it read the query. */
  readonly reading: QueryReading | undefined;
}

/** What determines where a hit is shown. */
type Placed = Pick<SearchHit, 'hierarchy' | 'type'>;

interface Member<Hit> {
  readonly hit: Hit;
  /** The name of its group. */
  readonly group: string;
  /** The hit for its page, if it's in the same group. */
  readonly page: Hit | null;
  /** Whether that hit is above this one. */
  readonly isChild: boolean;
}

/** Within a group, the hits of a page stay together. */
function byPage<Hit extends Placed>(hits: readonly Hit[], group: string): readonly Member<Hit>[] {
  const pages = groupBy(hits, ({hierarchy}) => hierarchy.lvl1 ?? '');
  return [...pages.values()].flatMap((members) => {
    const pageIndex = members.findIndex(({type}) => type === 'lvl1');
    return members.map((hit, index) => ({
      hit,
      group,
      page: index === pageIndex ? null : (members[pageIndex] ?? null),
      isChild: pageIndex >= 0 && index > pageIndex,
    }));
  });
}

/** How many pages of a category are listed before other categories get a turn. */
const pagesPerTurn = 2;

/** The pages that readers see first, regardless of category. */
const bestPages = 3;

function pagesOf(hits: readonly Placed[]): readonly (string | null | undefined)[] {
  return [...new Set(hits.map(({hierarchy}) => hierarchy.lvl1))];
}

/**
 * Groups by category, the best hit's first, with a limited number of hits in each. A category's second page joins its
 * first only if it's among the best of all. From the third on, its pages form a separate group below all others, so a
 * large category doesn't push the answer off the screen.
 */
export function groupHits<Hit extends Placed>(hits: readonly Hit[]): readonly Member<Hit>[] {
  const categories = groupBy(hits, ({hierarchy}) => hierarchy.lvl0 ?? hierarchy.lvl1 ?? '');
  const best = new Set(pagesOf(hits).slice(0, bestPages));
  const groups = [...categories].map(([name, all]) => {
    const members = all.slice(0, searchSettings.maxResultsPerGroup);
    const pages = pagesOf(members);
    const [nearest, ...next] = pages.slice(0, pagesPerTurn);
    const first = new Set(categories.size > 1 ? [nearest, ...next.filter((page) => best.has(page))] : pages);
    const isFirst = ({hierarchy}: Hit): boolean => first.has(hierarchy.lvl1);
    return {
      first: byPage(members.filter(isFirst), name),
      more: byPage(
        members.filter((hit) => !isFirst(hit)),
        `More from ${name}`,
      ),
    };
  });
  return [...groups.flatMap(({first}) => first), ...groups.flatMap(({more}) => more)];
}

/**
 * The headings above the nearest one. The group already names the category, so it appears only if there's no other
 * heading.
 */
function pathOf(hierarchy: Partial<Hierarchy>): string {
  const parents = headingLevels(hierarchy).slice(0, -1);
  const shown = parents.length > 0 ? parents : (['lvl0'] as const);
  return headingPath(hierarchy, shown);
}

/**
 * What's stored for a selected hit: the page instead of a text, as in DocSearch, and the text's section if the page
 * isn't among the results, so that whatever a reader selects is stored.
 */
function toStoredSearch({objectID, url, type, content, hierarchy}: SearchHit): StoredSearch {
  const section = headingLevels(hierarchy).at(-1);
  return {objectID, url, type: type === 'content' ? (section ?? type) : type, content, hierarchy};
}

function toRow({hit, group, page, isChild}: Member<SearchHit>): Row {
  const {objectID, url, type, title, hierarchy, snippet} = hit;
  return {
    objectID,
    group,
    url,
    icon: type,
    title,
    path: pathOf(hierarchy),
    snippet,
    isChild,
    search: toStoredSearch(type === 'content' && page ? page : hit),
  };
}

/** Groups the hits of a result and determines what each row shows. */
export function toAnswer({query, hits, nbHits, reading}: SearchResult): Answer {
  return {query, total: nbHits, reading, rows: groupHits(hits).map(toRow)};
}

/** A row for a search of one of the two stored lists. */
export function storedRow(search: StoredSearch, icon: 'recent' | 'favorite', group: string): Row {
  const {objectID, url, hierarchy} = search;
  const title = [{text: nearestHeading(hierarchy), isMatch: false}];
  return {objectID, group, url, icon, title, path: pathOf(hierarchy), snippet: null, isChild: false, search};
}
