/** What a screen reader makes of a page's skeleton: language, landmarks, links, tables and names. */
import {type Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {attribute, contentPages, type BuiltPage, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** Words that say nothing about where a link leads. */
const vague = /^(?:click here|here|link|more|read more|this|this page)$/i;

function nameOf(element: Element): string {
  return (attribute(element, 'ariaLabel') ?? toText(element)).trim();
}

function landmarkFaults({tree}: BuiltPage): readonly string[] {
  const mains = selectAll('main', tree).length;
  const names = selectAll('nav', tree).map((nav) => attribute(nav, 'ariaLabel') ?? '');
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...(mains === 1 ? [] : [`has ${mains} main landmarks instead of one`]),
    ...(names.includes('') ? ['has a navigation landmark without a name'] : []),
    ...twice.filter(Boolean).map((name) => `has two navigation landmarks named "${name}"`),
  ];
}

function linkFaults({tree}: BuiltPage): readonly string[] {
  return selectAll('a[href]', tree).flatMap((link) => {
    // The theme's links to headings hold a character without width.
    const text = toText(link)
      .replace(/\p{Cf}/gu, '')
      .trim();
    const name = nameOf(link);
    return [
      ...(vague.test(name) ? [`a link to ${attribute(link, 'href') ?? ''} says only "${name}"`] : []),
      ...(text !== '' && !name.toLowerCase().includes(text.toLowerCase())
        ? [`the link "${text}" is named "${name}", which a speech user cannot say`]
        : []),
    ];
  });
}

function tableFaults({tree}: BuiltPage): readonly string[] {
  const headers = selectAll('th', tree);
  return [
    ...headers.filter((cell) => toText(cell).trim() === '').map(() => 'has an empty table header'),
    ...headers
      .filter((cell) => attribute(cell, 'scope') === undefined)
      .map((cell) => `the table header "${toText(cell).trim()}" has no scope`),
  ];
}

function pageFaults(page: BuiltPage): readonly string[] {
  const root = select('html', page.tree);
  const lang = root && attribute(root, 'lang');
  return [
    ...(lang === undefined ? ['has no language'] : []),
    ...selectAll('[tabindex]', page.tree)
      .filter((element) => Number(attribute(element, 'tabIndex')) > 0)
      .map((element) => `a ${element.tagName} has a place of its own in the order of the Tab key`),
    ...landmarkFaults(page),
    ...linkFaults(page),
    ...tableFaults(page),
  ];
}

/** Skeletons that a screen reader would tell wrongly. */
export function findSemanticFaults(site: BuiltSite): readonly Problem[] {
  return contentPages(site).flatMap((page) => pageFaults(page).map((what) => ({where: page.route, what})));
}
