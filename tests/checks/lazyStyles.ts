/** Styles that load with a script of their own are named by their own page alone, and by none when they have no page. */
import {selectAll} from 'hast-util-select';
import {attribute, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** The names of all classes that a style sheet has rules for. */
export function classesOf(css: string): ReadonlySet<string> {
  // A dot before a digit is a number; comments and addresses hold none of our names.
  return new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** The name of a class in the built sheets: that of its source, or the same with the suffix of CSS modules. */
function isBuiltFrom(built: string, source: string): boolean {
  return built === source || (built.startsWith(`${source}_`) && built.length === source.length + 4);
}

export interface LazySheet {
  readonly file: string;
  readonly css: string;
  /** The page that names the sheet. */
  readonly route?: string | undefined;
}

function routesThatLink(site: BuiltSite, address: string): readonly string[] {
  return [...site.pages]
    .filter(([, {tree}]) =>
      selectAll('link[rel="stylesheet"]', tree).some((link) => attribute(link, 'href') === address),
    )
    .map(([route]) => route);
}

/**
 * Lazy styles that other pages load, that their own page lacks, or that were not built at all.
 * @param sheets the built style sheets by address
 * @param lazy the sources of the lazy styles
 */
export function findMisplacedStyles(
  site: BuiltSite,
  sheets: Iterable<readonly [address: string, css: string]>,
  lazy: Iterable<LazySheet>,
): readonly Problem[] {
  const built = [...sheets].map(([address, css]) => ({
    names: [...classesOf(css)],
    routes: routesThatLink(site, address),
  }));
  return [...lazy].flatMap(({file, css, route}) =>
    [...classesOf(css)].flatMap((name) => {
      const homes = built.filter(({names}) => names.some((each) => isBuiltFrom(each, name)));
      const fits = homes.some(({routes}) => routes.join() === (route ?? ''));
      const found =
        homes.length === 0 ? 'no style sheet' : homes.map(({routes}) => routes.join(' ')).join(', ');
      return fits
        ? []
        : [{where: file, what: `.${name} belongs to ${route ?? 'no page'}, and stands in: ${found}`}];
    }),
  );
}
