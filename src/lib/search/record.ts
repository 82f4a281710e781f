/**
 * The search record in the DocSearch shape, made once from the pages and used by the embedded index, by the upload to
 * the hosted index, and by the interface.
 */

export const headingTypes = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type HeadingType = (typeof headingTypes)[number];
export type HitType = HeadingType | 'content';

/** `lvl0` is the sidebar category, `lvl1` the page title, `lvl2` to `lvl6` the headings above the text. */
export type HierarchyLevel = 'lvl0' | HeadingType;
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

export interface SearchRecord {
  /** Unique and stable for the same content: page path, anchor, and position in the section. */
  readonly objectID: string;
  /** Absolute, with the anchor of the nearest heading. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: HitType;
  /** Plain text of one block; `null` for a heading record. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly language: string;
  /** `docs-default-current` for the docs, `default` for other pages: what contextual search filters by. */
  readonly docusaurus_tag: string;
  readonly weight: {
    /** Higher for headings nearer the top of the hierarchy: 100 for lvl1, 90 for lvl2, … 0 for content. */
    readonly level: number;
    /** 0 for the first record of a page, then 1, 2, … */
    readonly position: number;
  };
}

/** The levels of a hierarchy that have a heading, from the page title down; the last one is the nearest heading. */
export function headingLevels(hierarchy: Partial<Hierarchy>): readonly HeadingType[] {
  return headingTypes.filter((level) => Boolean(hierarchy[level]));
}

/** The level of the nearest heading; that of the category if there's no heading. */
export function nearestLevel(hierarchy: Partial<Hierarchy>): HierarchyLevel {
  return headingLevels(hierarchy).at(-1) ?? 'lvl0';
}

/** The text of the heading above a record, or of the heading that it represents. */
export function nearestHeading(hierarchy: Partial<Hierarchy>): string {
  return hierarchy[nearestLevel(hierarchy)] ?? '';
}
