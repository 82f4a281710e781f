import type {SearchHit} from '@site/src/search/client/contract';

interface Member {
  readonly hit: SearchHit;
  /** The hit of its page, when it's in the same group. */
  readonly page: SearchHit | null;
}

export interface HitGroup {
  /** Unique among the groups. */
  readonly name: string;
  readonly hits: readonly Member[];
}

/** In a `Map`, because headings may have the names of object members. */
function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return groups;
}

/** Within a group, the hits of a page stay together. */
function byPage(hits: readonly SearchHit[]): readonly Member[] {
  const pages = groupBy(hits, ({hierarchy}) => hierarchy.lvl1 ?? '');
  return [...pages.values()].flatMap((members) => {
    const page = members.find(({type}) => type === 'lvl1') ?? null;
    return members.map((hit) => ({hit, page: hit === page ? null : page}));
  });
}

/** Groups by category, the best hit's first, with at most so many hits in each. */
export function groupHits(hits: readonly SearchHit[], most: number): readonly HitGroup[] {
  const categories = groupBy(hits, ({hierarchy}) => hierarchy.lvl0 ?? hierarchy.lvl1 ?? '');
  return [...categories].map(([name, members]) => ({name, hits: byPage(members.slice(0, most))}));
}
