import type {CompactGroup, CompactPage, CompactSection, IndexFile} from '../shared/indexFile';
import type {PageSection, SearchPage, SearchSite} from '../shared/page';
import {slugOf} from '../shared/slug';

function compactSection({level, heading, anchor, blocks}: PageSection): CompactSection {
  return [level, heading, anchor === slugOf(heading) ? 0 : anchor, ...blocks];
}

function groupOf({lvl0, language, docusaurusTag, version}: SearchPage): CompactGroup {
  return [lvl0, language, docusaurusTag, version];
}

/**
 * Makes the index of a site, without what can be told from the rest: hierarchy, addresses and most anchors. The
 * same for the same pages, to the byte.
 */
export function buildIndex({origin, pages}: SearchSite): IndexFile {
  const groups = new Map<string, CompactGroup>();
  for (const page of pages) {
    groups.set(JSON.stringify(groupOf(page)), groupOf(page));
  }
  const numbers = new Map([...groups.keys()].map((key, number) => [key, number]));
  return {
    origin,
    groups: [...groups.values()],
    pages: pages.map((page): CompactPage => {
      const group = numbers.get(JSON.stringify(groupOf(page))) ?? 0;
      return [page.path, group, ...page.sections.map(compactSection)];
    }),
  };
}
