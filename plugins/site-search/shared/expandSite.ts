import type {CompactSection, IndexFile} from './indexFile';
import type {HeadingLevel, PageSection, SearchSite} from './page';
import {slugOf} from './slug';

function expandSection([level, heading, anchor, ...blocks]: CompactSection): PageSection {
  return {level: level as HeadingLevel, heading, anchor: anchor === 0 ? slugOf(heading) : anchor, blocks};
}

/** Gives back the pages that an index was built from. */
export function expandSite({origin, groups, pages}: IndexFile): SearchSite {
  return {
    origin,
    pages: pages.map(([path, group, ...sections]) => {
      const [lvl0, language, docusaurusTag, version] = groups[group] ?? ['', 'en', 'default', null];
      return {path, lvl0, language, docusaurusTag, version, sections: sections.map(expandSection)};
    }),
  };
}
