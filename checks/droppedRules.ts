/** Rules of the framework's style sheet that the build left out although a built page or script has the class. */
import {type Problem} from './problem';

const classInCss = /\.(-?[A-Za-z_][\w-]*)/g;

function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(classInCss)].map(([, name = '']) => name));
}

/** The class names in HTML and in the strings of scripts, where they stand alone or in lists. */
function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const lists = /class=(?:"([^"]*)"|([^\s">]+))|className:\s*(?:"([^"]*)"|`([^`]*)`)/g;
  for (const [, ...values] of text.matchAll(lists)) {
    for (const value of values as readonly (string | undefined)[]) {
      value?.split(/[^\w-]+/).forEach((name) => names.add(name));
    }
  }
  return names;
}

/**
 * @param framework the framework's style sheet as it comes
 * @param built the style sheet of the site
 * @param texts built pages and scripts by file name
 */
export function findDroppedRules(
  framework: string,
  built: string,
  texts: Iterable<readonly [file: string, text: string]>,
): readonly Problem[] {
  const kept = classesIn(built);
  const dropped = new Set([...classesIn(framework)].filter((name) => !kept.has(name)));
  return [...texts].flatMap(([where, text]) =>
    [...namesIn(text)]
      .filter((name) => dropped.has(name))
      .map((name) => ({where, what: `uses the class ${name}, whose rules plugins/light-styles left out`})),
  );
}
