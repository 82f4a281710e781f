import MiniSearch from 'minisearch';
import type {SearchEngine} from '../../src/search/engine/engine';
import {ownHeading} from '../../src/search/engine/sections';
import {takeTurns} from '../../src/search/engine/takeTurns';
import type {SearchSite} from '../../src/lib/search/page';
import {recordsBySection} from '../../src/lib/search/toRecords';

/**
 * MiniSearch as most sites set it up, to compare with: its own tokenizer, three fields, beginnings and typos of every
 * word. One document for each section, and pages take turns, as in the engine.
 */
export function createPlainMiniSearch({origin, pages}: SearchSite): SearchEngine {
  const sections = pages.flatMap((page, number) =>
    recordsBySection(origin, page).map((records) => ({page: number, records})),
  );
  const index = new MiniSearch({
    fields: ['title', 'heading', 'content'],
    searchOptions: {boost: {title: 10, heading: 6}, prefix: true, fuzzy: 0.2},
  });
  index.addAll(
    sections.map(({records}, id) => {
      const [heading, ...texts] = records;
      return {
        id,
        title: heading.hierarchy.lvl1 ?? '',
        heading: ownHeading(heading),
        content: texts.map(({content}) => content).join('\n'),
      };
    }),
  );
  return {
    records: sections.flatMap(({records}) => records),
    search(query) {
      const found = index.search(query).flatMap(({id, terms}) => {
        const section = sections[Number(id)];
        return section ? [{section, matchedTerms: new Set(terms)}] : [];
      });
      return takeTurns(found, ({section}) => section.page).map(({section, matchedTerms}) => ({
        record: section.records[0],
        matchedTerms,
      }));
    },
  };
}
