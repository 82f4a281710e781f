import type {SearchPage} from '../../shared/page';
import type {SearchRecord} from '../../shared/record';
import {createTokenizer} from '../../shared/tokenize';
import {recordsBySection} from '../../shared/toRecords';

export const fields = ['title', 'heading', 'lvl0', 'content', 'parents'] as const;
export type Field = (typeof fields)[number];

/** One document of the engine: a heading with its text. */
export interface IndexedSection {
  /** Number of its page. */
  readonly page: number;
  /** The heading's record first, then those of its text. */
  readonly records: readonly [SearchRecord, ...(readonly SearchRecord[])];
  /** The words of each record, in order: the heading's first. */
  readonly recordTerms: readonly (readonly string[])[];
  /** The words of the fields that are one text; `content` is in the records. */
  readonly terms: Readonly<Record<Exclude<Field, 'content'>, readonly string[]>>;
}

/** The text of the heading that a heading's record stands for. */
export function ownHeading({hierarchy, type}: SearchRecord): string {
  return (type === 'content' ? null : hierarchy[type]) ?? '';
}

/** The headings between the page's title and the section's own. */
function parentHeadings({hierarchy, type}: SearchRecord): string {
  const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5'] as const;
  return levels.flatMap((level) => (level === type ? [] : (hierarchy[level] ?? []))).join(' ');
}

/** Takes the pages apart into sections and their words. */
export function indexSections(origin: string, pages: readonly SearchPage[]): readonly IndexedSection[] {
  const tokenize = createTokenizer();
  return pages.flatMap((page, number) =>
    recordsBySection(origin, page).flatMap(([heading, ...texts]): readonly IndexedSection[] => {
      if (!heading) {
        return [];
      }
      const headingTerms = tokenize(ownHeading(heading));
      const textTerms = texts.map(({content}) => tokenize(content ?? ''));
      return [
        {
          page: number,
          records: [heading, ...texts],
          recordTerms: [headingTerms, ...textTerms],
          terms: {
            title: tokenize(heading.hierarchy.lvl1 ?? ''),
            heading: headingTerms,
            lvl0: tokenize(heading.hierarchy.lvl0 ?? ''),
            parents: tokenize(parentHeadings(heading)),
          },
        },
      ];
    }),
  );
}
