import {idOf, sectionHash} from '@site/src/site/address';

/** The target of a link. */
interface Link {
  readonly href: string;
  readonly hash: string;
}

/**
 * The link to a section that its page once had: the parts of a divided page are linked from it.
 *
 * @param hash can be decoded
 * @param links to other pages of the site
 */
export function linkToSection<Each extends Link>(hash: string, links: readonly Each[]): Each | undefined {
  const find = (id: string): Each | undefined => links.find((link) => idOf(link.hash) === id);
  return find(idOf(sectionHash(hash, (id) => find(id) !== undefined)));
}
