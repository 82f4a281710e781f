/** What a screen reader or a reader who speaks commands calls a link, which neither html-validate nor axe checks. */
import {selectAll} from 'hast-util-select';
import {textContent} from '../../plugins/built-pages/elements';
import {attribute, contentPages, type ParsedPage, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** Words that don't tell where a link leads. */
const vague = /^(?:click here|here|link|more|read more|this|this page)$/i;

function linkFaults({tree}: ParsedPage): readonly string[] {
  return selectAll('a[href]', tree).flatMap((link) => {
    // The theme's links to headings contain a zero-width character.
    const text = textContent(link)
      .replace(/\p{Cf}/gu, '')
      .trim();
    const name = (attribute(link, 'ariaLabel') ?? textContent(link)).trim();
    return [
      ...(vague.test(name) ? [`a link to ${attribute(link, 'href') ?? ''} says only "${name}"`] : []),
      ...(text !== '' && !name.toLowerCase().includes(text.toLowerCase())
        ? [`the link "${text}" is named "${name}", which a speech user can't say`]
        : []),
    ];
  });
}

/** Links that a screen reader would describe wrongly. */
export function findLinkNameFaults(site: BuiltSite): readonly Problem[] {
  return contentPages(site).flatMap((page) => linkFaults(page).map((what) => ({where: page.route, what})));
}
