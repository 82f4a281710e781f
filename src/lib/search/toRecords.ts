import type {HitType, SearchRecord} from './record';
import type {SearchPage} from './page';
import {placeSections, type PlacedSection} from './sections';

/** The record of a heading, then the records of its text. */
type SectionRecords = readonly [SearchRecord, ...(readonly SearchRecord[])];

/**
 * The records of one section: its heading first, then one per block of text.
 *
 * @param start number of records of the page before the section
 */
export function recordsOfSection(origin: string, placed: PlacedSection, start: number): SectionRecords {
  const {page, section, hierarchy} = placed;
  const address = `${origin}${page.path}`;
  const hash = section.anchor === null ? '' : `#${section.anchor}`;
  const record = (content: string | null, index: number): SearchRecord => {
    const type: HitType = content === null ? `lvl${section.level}` : 'content';
    return {
      objectID: `${page.path}#${section.anchor ?? ''}:${index}`,
      url: `${address}${hash}`,
      url_without_anchor: address,
      anchor: section.anchor,
      type,
      content,
      hierarchy,
      language: page.language,
      docusaurus_tag: page.docusaurusTag,
      version: page.version,
      weight: {level: content === null ? 110 - 10 * section.level : 0, position: start + index},
    };
  };
  return [record(null, 0), ...section.blocks.map((block, index) => record(block, index + 1))];
}

/** The records of a page, grouped by section: all records in one group have the same URL. */
export function recordsBySection(origin: string, page: SearchPage): readonly SectionRecords[] {
  let position = 0;
  return placeSections(page).map((placed) => {
    const records = recordsOfSection(origin, placed, position);
    position += records.length;
    return records;
  });
}
