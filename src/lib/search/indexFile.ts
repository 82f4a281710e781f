import type {PageInfo} from './page';

/** The path of the file that names the current index, relative to the base path. */
export const manifestPath = 'search/manifest.json';

/** Always fetched again, so that a deploy shows immediately; the file it names never changes. */
export interface IndexManifest {
  /** File name of the index, beside the manifest, with a hash of its content. */
  readonly index: string;
  readonly records: number;
  readonly pages: number;
  /** Size of the index file, uncompressed. */
  readonly bytes: number;
}

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
