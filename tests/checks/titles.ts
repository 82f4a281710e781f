/** A tab, a bookmark, and a search result show only the title, so no two pages may share one. */
import {selectAll} from 'hast-util-select';
import {textContent} from '../../plugins/built-pages/elements';
import {contentPages, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** Repeated titles; `findInvalidHtml` reports missing and empty ones. */
export function findTitleFaults(site: BuiltSite): readonly Problem[] {
  const firstWith = new Map<string, string>();
  return contentPages(site).flatMap(({route, tree}) => {
    const title = selectAll('head > title', tree).map(textContent).join('').trim();
    const other = firstWith.get(title);
    if (other !== undefined) {
      return [{where: route, what: `has the same title as ${other}: "${title}"`}];
    }
    firstWith.set(title, route);
    return [];
  });
}
