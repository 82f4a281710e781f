import type {Wording} from './wording';

/** A message that the reference explains, as the build writes it down once for search's cards and for the paste box. */
export interface KnownMessage {
  readonly wordings: readonly Wording[];
  /** The page that explains it, from the root of the site. */
  readonly page: string;
  /** Its address on the page. */
  readonly id: string;
  /** Messages about causes come before those about what they lead to: the lower, the earlier. */
  readonly rank: number;
}

export function hrefOf({page, id}: KnownMessage): string {
  return `${page}#${id}`;
}

/** Where the explanations of a page's messages are: HTML by their IDs. */
export function explanationsAddress(page: string): string {
  return `${page}.explanations.json`;
}
