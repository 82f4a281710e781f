import type {Wording} from './wording';

/** A message that the reference explains, as the build writes it down once for search's cards and for the paste box. */
export interface KnownMessage {
  readonly wordings: readonly Wording[];
  /** Where it's explained, from the root of the site: a page, and the entry's own address there. */
  readonly href: string;
  /** Messages about causes come before those about what they lead to: the lower, the earlier. */
  readonly rank: number;
}

/** The explanations of a page's messages as HTML, by the address that each has on the page. */
export type Explanations = Readonly<Record<string, string>>;

/** The address of the page that explains a message, and of the entry there. */
export function splitHref(href: string): readonly [page: string, id: string] {
  const [page = '', id = ''] = href.split('#');
  return [page, id];
}

/** Where a page's explanations are. */
export function explanationsAddress(page: string): string {
  return `${page}.explanations.json`;
}
