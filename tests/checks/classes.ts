/** The build leaves unused rules of Infima out of the style sheet (`plugins/styles`); no page may need them. */
import {selectAll} from 'hast-util-select';
import {classesOf} from '../../plugins/built-pages/elements';
import {type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** Names of the classes that a style sheet has rules for. */
export function classesIn(css: string): ReadonlySet<string> {
  const withoutAddresses = css.replace(/url\([^)]*\)/g, '');
  return new Set(Array.from(withoutAddresses.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
}

/**
 * Classes on pages whose rules were left out.
 *
 * @param shipped text of the style sheets of the build
 * @param infima text of Infima, from which rules are left out
 */
export function findMissingClasses(site: BuiltSite, shipped: string, infima: string): readonly Problem[] {
  const here = classesIn(shipped);
  const missing = new Set([...classesIn(infima)].filter((name) => !here.has(name)));
  return [...site.pages.values()].flatMap(({route, tree}) => {
    const used = new Set(selectAll('[class]', tree).flatMap(classesOf));
    return [...used]
      .filter((name) => missing.has(name))
      .map((name) => ({where: route, what: `has the class "${name}", whose rules plugins/styles left out`}));
  });
}
