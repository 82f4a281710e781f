import type {SearchSite} from '../../../plugins/search-index/shared/page';
import {nearestHeading, type SearchRecord} from '../../../plugins/search-index/shared/record';
import {recordsOfSite} from '../../../plugins/search-index/shared/toRecords';

/** A record in the flat form that engines take. */
export interface FlatRecord {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly content: string;
  readonly url: string;
}

/** Fields that are searched; the others are only shown. */
export const searchedFields = ['title', 'heading', 'content'] as const;

/** How much more a word in a heading counts, the same for every engine that can say so. */
export const boosts = {title: 4, heading: 2, content: 1} as const;

function flatten({hierarchy, content, url}: SearchRecord, id: number): FlatRecord {
  const heading = nearestHeading(hierarchy);
  return {id, title: hierarchy.lvl1 ?? '', heading, content: content ?? '', url};
}

/** Every record of a site, numbered. */
export function flatRecords(site: SearchSite): readonly FlatRecord[] {
  return recordsOfSite(site).map(flatten);
}
