/** Rules that plugins/light-styles left out of the style sheets although a built page has the class. */
import {classesOf} from './lazyStyles';
import {type Problem} from './problem';

/** The classes of all elements of a page. */
function namesIn(html: string): ReadonlySet<string> {
  const lists = html.matchAll(/class=(?:"([^"]*)"|([^\s">]+))/g);
  return new Set([...lists].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/)));
}

/**
 * @param full the style sheets before anything was left out
 * @param built the style sheets of the site
 * @param pages HTML of the built pages by file name
 */
export function findDroppedRules(
  full: string,
  built: string,
  pages: Iterable<readonly [file: string, html: string]>,
): readonly Problem[] {
  const kept = classesOf(built);
  const dropped = new Set([...classesOf(full)].filter((name) => !kept.has(name)));
  return [...pages].flatMap(([where, html]) =>
    [...namesIn(html)]
      .filter((name) => dropped.has(name))
      .map((name) => ({where, what: `uses the class ${name}, whose rules plugins/light-styles left out`})),
  );
}
