import type {ValueName} from '../site/readerValues';

/** Front matter of a page under `docs/`, as an author writes it. */
export interface DocFrontMatter {
  readonly title: string;
  /** Shown by search engines and link previews: 110 to 160 characters. */
  readonly description: string;
  /** What readers call the subject, in words that the page itself doesn't use: lowercase, at most four words each. */
  readonly keywords?: readonly string[];
  readonly last_update: {readonly date: Date};
  /** The release that the page was checked against, such as `v0.0.53`. */
  readonly release?: string;
}

/** What the build adds to the front matter: the values on the page that readers can replace with their own. */
export interface ReaderValueNames {
  readonly values: readonly ValueName[];
}
