/**
 * An inline style needs a reason: the site's content policy allows each by its hash; otherwise, the browser drops it.
 */
import {type AllowedStyle, inlineStyles} from '../../plugins/after-build/server-files/headers/contentPolicy';
import {type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** Inline styles without a reason, and reasons that pages no longer need. */
export function findInlineStyles(site: BuiltSite, allowed: readonly AllowedStyle[]): readonly Problem[] {
  const known = new Set(allowed.map(({style}) => style));
  const unused = new Set(known);
  const unknown = [...site.pages.values()].flatMap(({route, tree}) =>
    inlineStyles(tree).flatMap((style) => {
      unused.delete(style);
      return known.has(style) ? [] : [{where: route, what: `has the inline style "${style}": use a class`}];
    }),
  );
  return [
    ...unknown,
    ...[...unused].map((style) => ({
      where: 'plugins/after-build/server-files/headers/contentPolicy.ts',
      what: `allows "${style}", which no page has: delete the entry`,
    })),
  ];
}
