import {movedSections} from '@site/src/site/movedSections';
import {idOf, sectionHash} from '@site/src/site/address';

/** A section that another page has now. */
export interface MovedSection {
  readonly id: string;
  readonly href: string;
}

/**
 * The sections that a page once had, according to the list.
 *
 * @param pathname of the page, with the base path
 * @returns URLs with the same base path
 */
export function movedFrom(
  pathname: string,
  moves: Readonly<Record<string, string>> = movedSections,
): readonly MovedSection[] {
  const page = pathname.replace(/\/$/, '');
  return Object.entries(moves).flatMap(([from, to]) => {
    const [route = '', id = ''] = from.split('#');
    return page.endsWith(route) ? [{id, href: page.slice(0, -route.length) + to}] : [];
  });
}

/** The section that a hash names. */
export function movedSection(hash: string, sections: readonly MovedSection[]): MovedSection | undefined {
  const find = (id: string): MovedSection | undefined => sections.find((section) => section.id === id);
  return find(idOf(sectionHash(hash, (id) => find(id) !== undefined)));
}
