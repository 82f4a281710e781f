/** Exactly one first-level heading on each page, and no level left out on the way down. */
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {contentPages, type BuiltPage, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

function headingFaults(page: BuiltPage): readonly string[] {
  const headings = selectAll('h1, h2, h3, h4, h5, h6', page.tree).map((element) => ({
    level: Number(element.tagName.slice(1)),
    text: toText(element).trim(),
  }));
  const firstLevel = headings.filter(({level}) => level === 1).length;
  const skipped = headings.filter(({level}, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  return [
    ...(firstLevel === 1 ? [] : [`has ${firstLevel} first-level headings instead of one`]),
    ...skipped.map(
      ({level, text}) => `"${text}" is a heading of level ${level}, but the level above is missing`,
    ),
    ...headings.filter(({text}) => text === '').map(({level}) => `has an empty heading of level ${level}`),
  ];
}

/** Headings that a screen reader's list of headings would show wrongly. */
export function findHeadingFaults(site: BuiltSite): readonly Problem[] {
  return contentPages(site).flatMap((page) => headingFaults(page).map((what) => ({where: page.route, what})));
}
