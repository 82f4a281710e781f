import postcss from 'postcss';
import {classUseOf, isUsed} from './classUse';
import {inlineVariables} from './inlineVariables';
import {sourceName} from './neverShown';
import {trimRules} from './trimRules';
import {trimVariables} from './trimVariables';

export interface Surroundings {
  /** Texts of all scripts of the site, and of the sources that write HTML. */
  readonly scripts: readonly string[];
  /** Classes that scripts name and no page shows, without suffixes. */
  readonly neverShown: ReadonlySet<string>;
}

/**
 * The same style sheets without what changes no page: rules for classes that nothing shows, custom properties that
 * nothing uses, and names of values that never change.
 *
 * @param sheets minified style sheets, all that the site has
 */
export function lighten(sheets: readonly string[], {scripts, neverShown}: Surroundings): readonly string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  const use = classUseOf(scripts);
  const inScripts = new Set(scripts.flatMap((text) => text.match(/--[A-Za-z][\w-]*/g) ?? []));
  roots.forEach((root) => {
    trimRules(root, (name) => isUsed(name, use) && !neverShown.has(sourceName(name)));
  });
  trimVariables(roots, inScripts);
  inlineVariables(roots, inScripts);
  return roots.map((root) => root.toString());
}
