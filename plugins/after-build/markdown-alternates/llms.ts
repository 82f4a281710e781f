import type {Link, ListItem, Text} from 'mdast';
import {llmsFiles} from '../../../src/site/pageMap';
import {product, summary} from '../../../src/site/product';
import type {Section} from '../../sidebar/latestDocs';
import {markdownText} from './convert/markdownText';
import type {Alternate} from './alternate';

const introduction = [`# ${product.name}`, `> ${summary}`, `The pages describe release ${product.release}.`];

/** A link to a page's alternate, and what the page is about. */
function item({file, title, description}: Alternate, root: string): ListItem {
  const link: Link = {type: 'link', url: root + file, children: [{type: 'text', value: title}]};
  const about: readonly Text[] = description === '' ? [] : [{type: 'text', value: `: ${description}`}];
  return {type: 'listItem', children: [{type: 'paragraph', children: [link, ...about]}]};
}

/** Alternates by path, in the order of the sections. */
function pagesOf(section: Section, alternates: ReadonlyMap<string, Alternate>): readonly Alternate[] {
  return section.paths.flatMap((path) => alternates.get(path) ?? []);
}

/**
 * `llms.txt`: what the product is, and a line for each page. Its section "Optional" has the pages that aren't in the
 * sidebar.
 *
 * @param root absolute URL of the home page
 */
export function llmsIndex(
  sections: readonly Section[],
  alternates: ReadonlyMap<string, Alternate>,
  root: string,
): string {
  const inSections = new Set(sections.flatMap(({paths}) => paths));
  const others = [...alternates].filter(([path, {isListed}]) => isListed && !inSections.has(path));
  const optional = {label: 'Optional', paths: others.map(([path]) => path).sort()};
  return `${[
    ...introduction,
    `Each page is also at its URL plus \`.md\`, and all pages are in [one file](${root}${llmsFiles.full}). The part of a URL after \`#\` is a heading in lowercase with hyphens, or the ID in the comment after the heading.`,
    ...[...sections, optional].flatMap((section) => [
      `## ${section.label}`,
      markdownText([
        {type: 'list', children: pagesOf(section, alternates).map((alternate) => item(alternate, root))},
      ]),
    ]),
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: every page of the sidebar, in its order. */
export function llmsFull(sections: readonly Section[], alternates: ReadonlyMap<string, Alternate>): string {
  const pages = sections.flatMap((section) => pagesOf(section, alternates));
  const texts = pages.flatMap(({address, heading, text}) => [heading, `Page: <${address}>`, text]);
  return `${[...introduction, ...texts].join('\n\n')}\n`;
}
