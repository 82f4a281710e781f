import type {IndexedSection} from './indexedSection';

export const fields = ['title', 'heading', 'lvl0', 'content', 'parents', 'about'] as const;
export type Field = (typeof fields)[number];

/** What was found in a section. */
export interface ScoredSection {
  readonly section: IndexedSection;
  readonly matchedTerms: ReadonlySet<string>;
  /** The index of the text to show: 0 for the heading. Without one, the text with the most matches is shown. */
  readonly recordIndex?: number;
}
