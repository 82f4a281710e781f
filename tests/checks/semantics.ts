/** How a screen reader presents a page's links, and what neither html-validate nor axe checks. */
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {attribute, contentPages, type BuiltPage, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** Words that don't tell where a link leads. */
const vague = /^(?:click here|here|link|more|read more|this|this page)$/i;

function linkFaults({tree}: BuiltPage): readonly string[] {
  return selectAll('a[href]', tree).flatMap((link) => {
    // The theme's links to headings contain a zero-width character.
    const text = toText(link)
      .replace(/\p{Cf}/gu, '')
      .trim();
    const name = (attribute(link, 'ariaLabel') ?? toText(link)).trim();
    return [
      ...(vague.test(name) ? [`a link to ${attribute(link, 'href') ?? ''} says only "${name}"`] : []),
      ...(text !== '' && !name.toLowerCase().includes(text.toLowerCase())
        ? [`the link "${text}" is named "${name}", which a speech user can't say`]
        : []),
    ];
  });
}

function skeletonFaults({tree}: BuiltPage): readonly string[] {
  const mains = selectAll('main', tree).length;
  return [
    ...(mains === 1 ? [] : [`has ${mains} main landmarks instead of one`]),
    ...selectAll('nav:not([aria-label])', tree).map(() => 'has a navigation landmark without a name'),
  ];
}

/** Landmarks and links that a screen reader would describe wrongly. */
export function findSemanticFaults(site: BuiltSite): readonly Problem[] {
  return contentPages(site).flatMap((page) =>
    [...skeletonFaults(page), ...linkFaults(page)].map((what) => ({where: page.route, what})),
  );
}
