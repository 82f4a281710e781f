import type {SearchRecord} from '../../../plugins/search-index/shared/record';
import type {IndexedSection} from './sections';

export interface SectionFilter {
  /** Whether any record of a section is accepted. */
  readonly acceptsSome: (section: IndexedSection) => boolean;
  /** Whether all are. */
  readonly acceptsAll: (section: IndexedSection) => boolean;
}

/**
 * Decides about whole sections, most of which need not be decoded for it: what filters look at is the same for all
 * records of one type on a page, so that each page is asked once for each type.
 */
export function createSectionFilter(accept: (record: SearchRecord) => boolean): SectionFilter {
  const verdicts = new Map<string, boolean>();
  const accepts = (kind: string, recordOf: () => SearchRecord | undefined): boolean => {
    const record = verdicts.has(kind) ? undefined : recordOf();
    if (record) {
      verdicts.set(kind, accept(record));
    }
    // Where there is no record of that kind, there is none to refuse.
    return verdicts.get(kind) ?? true;
  };
  const acceptsHead = (section: IndexedSection): boolean =>
    accepts(`${section.page} ${section.level}`, () => section.head);
  const acceptsText = (section: IndexedSection): boolean =>
    accepts(`${section.page} text`, () => section.records[1]);
  return {
    acceptsSome: (section) => acceptsHead(section) || section.records.slice(1).some(accept),
    acceptsAll: (section) => acceptsHead(section) && acceptsText(section),
  };
}
