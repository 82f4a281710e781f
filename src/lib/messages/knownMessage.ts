import type {Template} from './template';

/** A message that the reference explains, as the build writes it once for search cards and for the paste box. */
export interface KnownMessage {
  readonly templates: readonly Template[];
  /** The page that explains it, from the root of the site. */
  readonly page: string;
  /** Its anchor on the page. */
  readonly id: string;
  /** Messages about causes come before messages about their effects: the lower, the earlier. */
  readonly rank: number;
}

export function hrefOf({page, id}: Pick<KnownMessage, 'page' | 'id'>): string {
  return `${page}#${id}`;
}

/** The path of the file with the explanations of a page's messages: HTML by ID. */
export function explanationsAddress(page: string): string {
  return `${page}.explanations.json`;
}
