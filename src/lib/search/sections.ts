import {headingTypes, type Hierarchy, type HierarchyLevel} from './record';
import type {PageInfo, PageSection, SearchPage} from './page';

/** A section with the headings above it. */
export interface PlacedSection {
  readonly page: PageInfo;
  readonly section: PageSection;
  readonly hierarchy: Hierarchy;
}

export const emptyHierarchy: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

function below(hierarchy: Hierarchy, section: PageSection): Hierarchy {
  const next: Record<HierarchyLevel, string | null> = {...hierarchy};
  for (const type of headingTypes.slice(section.level - 1)) {
    next[type] = null;
  }
  next[`lvl${section.level}`] = section.heading;
  return next;
}

/** Gives every section of a page its hierarchy, in the order of the page. */
export function placeSections(page: SearchPage): readonly PlacedSection[] {
  let hierarchy: Hierarchy = {...emptyHierarchy, lvl0: page.lvl0};
  return page.sections.map((section) => {
    hierarchy = below(hierarchy, section);
    return {page, section, hierarchy};
  });
}
