import {movedSections} from '@site/src/site/movedSections';
import {sectionHash} from '@site/src/site/address';

/**
 * Where a section is that another page once had.
 *
 * @param pathname of the page, with the base path
 * @param hash can be decoded
 * @returns a URL with the same base path, or `undefined` if the page never had the section
 */
export function movedSection(
  pathname: string,
  hash: string,
  moves: Readonly<Record<string, string>> = movedSections,
): string | undefined {
  const page = pathname.replace(/\/$/, '');
  const move = Object.entries(moves).find(([from]) => {
    const [route = '', id = ''] = from.split('#');
    return page.endsWith(route) && sectionHash(hash, (each) => each === id) === `#${id}`;
  });
  if (move === undefined) {
    return undefined;
  }
  const [from, to] = move;
  return page.slice(0, page.length - from.indexOf('#')) + to;
}
