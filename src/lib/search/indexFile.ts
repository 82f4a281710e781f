import type {PageInfo} from './page';

/** The path of the index, relative to the base path. */
export const indexPath = 'search/index.json';

/** A page without its text. */
export interface FiledPage extends PageInfo {
  /** Of each section; 0 is the slug of its heading. */
  readonly anchors: readonly (string | 0 | null)[];
  /** Of each message, the index of its section, then the positions of its templates as in `PageSection`. */
  readonly messages: readonly (readonly [section: number, ...templates: readonly number[]])[];
}

/**
 * The index as one JSON file. It contains only the text: where each word occurs is computed when the file is loaded,
 * which takes a few milliseconds, while storing it would make the file 50% larger.
 */
export interface IndexFile {
  readonly origin: string;
  /** Every word and punctuation mark of the text once. */
  readonly words: readonly string[];
  readonly pages: readonly FiledPage[];
  /**
   * Encoded, one for each page; stored together, they compress better. A text is all sections of a page, each with the
   * mark of its level, its heading, and a block mark before each block; see `dictionaryEncoding.ts`.
   */
  readonly texts: readonly string[];
  /** Encoded, one for each page: the words of `encodeDeltas`, then a block mark before each keyword. */
  readonly descriptions: readonly string[];
}

/**
 * The text of an index file. It begins with its own length, without this entry, so that a download can report how much
 * has arrived: of a compressed response, a browser only knows the compressed size.
 */
export function stringifyIndex(index: IndexFile): string {
  return JSON.stringify({length: JSON.stringify(index).length, ...index});
}

/** The length that such a text begins with; `undefined` until the whole number has arrived. */
export function announcedLength(beginning: string): number | undefined {
  const [, length] = /^\{"length":(\d+),/.exec(beginning) ?? [];
  return length === undefined ? undefined : Number(length);
}
