import type {HeadingLevel, PageInfo} from '../../lib/search/page';
import type {SearchRecord} from '../../lib/search/record';

export const fields = ['title', 'heading', 'lvl0', 'content', 'parents', 'about'] as const;
export type Field = (typeof fields)[number];

/** One document of the engine: a heading with its text. */
export interface IndexedSection {
  /** Number of its page; the parts of a divided page share one. */
  readonly page: number;
  readonly info: PageInfo;
  readonly level: HeadingLevel;
  /** The heading's record. */
  readonly head: SearchRecord;
  /** The heading's record first, then those of its text. */
  readonly records: readonly [SearchRecord, ...(readonly SearchRecord[])];
  /** The words of each record, in order: the heading's first. */
  readonly recordTerms: readonly (readonly string[])[];
  /** The words of its own heading. */
  readonly headingTerms: readonly string[];
  /** Indexes of its texts that are the wording of a message: 0 for the heading, then its blocks. */
  readonly wordings: readonly number[];
  readonly textOf: (place: number) => string;
}

/** What was found in a section. */
export interface ScoredSection {
  readonly section: IndexedSection;
  readonly matchedTerms: ReadonlySet<string>;
  /** The index of the text to show: 0 for the heading. Without one, the text with the most matches is shown. */
  readonly place?: number;
}
