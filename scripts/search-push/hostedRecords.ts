import {buildIndex} from '../../plugins/search-index/build/buildIndex';
import {linkTextsOf} from '../../src/lib/search/linkTexts';
import {isReference, type SearchPage, type SearchSite} from '../../src/lib/search/page';
import type {SearchRecord} from '../../src/lib/search/record';
import {createEngine} from '../../src/search/engine/engine';

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

/** Every record of a site as the hosted index gets it: those of the embedded index, with what that has beside them. */
export function hostedRecords(site: SearchSite): readonly HostedRecord[] {
  const {origin, pages} = site;
  const linkTexts = linkTextsOf(pages);
  const moreOf = ({path, description = '', keywords = []}: SearchPage) => ({
    keywords,
    description,
    linkTexts: [...new Set(linkTexts.get(path))],
  });
  const byUrl = new Map(pages.map((page) => [`${origin}${page.path}`, page]));
  return createEngine(buildIndex(site)).records.flatMap((record) => {
    const page = byUrl.get(record.url_without_anchor);
    const {weight} = record;
    return page === undefined
      ? []
      : {
          ...record,
          weight: {pageRank: isReference(page) ? 0 : 1, ...weight},
          ...(weight.position === 0 && moreOf(page)),
        };
  });
}
