/** Styles that load with a script of their own are in no style sheet that every page loads. */
import {selectAll} from 'hast-util-select';
import {attribute, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** The names of all classes that a style sheet has rules for. */
export function classesOf(css: string): ReadonlySet<string> {
  // A dot before a digit is a number; comments and addresses hold none of our names.
  return new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

function addressesOfPages(site: BuiltSite): ReadonlySet<string> {
  const links = [...site.pages.values()].flatMap(({tree}) => selectAll('link[rel="stylesheet"]', tree));
  return new Set(links.map((link) => attribute(link, 'href') ?? ''));
}

/**
 * Lazy styles that the pages load nevertheless, or that were not built at all.
 * @param sheets the built style sheets by address
 * @param lazy the sources of the lazy styles, by file name
 */
export function findEagerStyles(
  site: BuiltSite,
  sheets: Iterable<readonly [address: string, css: string]>,
  lazy: Iterable<readonly [file: string, css: string]>,
): readonly Problem[] {
  const linked = addressesOfPages(site);
  const built = [...sheets].map(([address, css]) => ({address, names: classesOf(css)}));
  return [...lazy].flatMap(([file, css]) =>
    [...classesOf(css)].flatMap((name) => {
      const homes = built.filter(({names}) => names.has(name));
      if (homes.length === 0) {
        return [{where: file, what: `the style of .${name} is in no style sheet`}];
      }
      return homes
        .filter(({address}) => linked.has(address))
        .map(({address}) => ({where: file, what: `every page loads the style of .${name} in ${address}`}));
    }),
  );
}
