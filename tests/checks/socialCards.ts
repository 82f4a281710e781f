/** The picture next to a link to a page in chats and social networks. */
import {select} from 'hast-util-select';
import {contentPages, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** Pages without a card. A build draws each card that a page names, and stops if two pages name the same one. */
export function findMissingCards(site: BuiltSite): readonly Problem[] {
  return contentPages(site)
    .filter(({tree}) => select('meta[property="og:image"]', tree) === undefined)
    .map(({route}) => ({where: route, what: 'has no social card'}));
}
