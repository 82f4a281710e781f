import {linkTextsOf} from '../../src/lib/search/linkTexts';
import {isReference, type SearchSite} from '../../src/lib/search/page';
import type {SearchRecord} from '../../src/lib/search/record';
import {recordsBySection} from '../../src/lib/search/toRecords';

/** A record with everything else that the embedded engine knows: all of it is read from the same pages. */
interface HostedRecord extends SearchRecord {
  readonly weight: SearchRecord['weight'] & {
    /** 0 for reference pages, which yield to guides; 1 for all others. */
    readonly pageRank: number;
  };
  /**
   * The keywords, the description, and the link texts lead to the beginning of a page, so only its first record has
   * them.
   */
  readonly keywords?: readonly string[];
  readonly description?: string;
  readonly linkTexts?: readonly string[];
}

/** Every record of a site as the hosted index gets it. */
export function hostedRecords({origin, pages}: SearchSite): readonly HostedRecord[] {
  const linkTexts = linkTextsOf(pages);
  return pages.flatMap((page) => {
    const {description = '', keywords = []} = page;
    const about = {keywords, description, linkTexts: [...new Set(linkTexts.get(page.path))]};
    const pageRank = isReference(page) ? 0 : 1;
    return recordsBySection(origin, page)
      .flat()
      .map((record, place) => ({
        ...record,
        weight: {pageRank, ...record.weight},
        ...(place === 0 && about),
      }));
  });
}
