import {llmsFiles} from '../../../src/site/pageMap';
import {product, summary} from '../../../src/site/product';
import {escapeText} from '../../../src/site/text/writeMarkdown';
import type {Section} from '../../sidebar/latestDocs';
import type {Twin} from './twin';

const introduction = [`# ${product.name}`, `> ${summary}`, `The pages describe release ${product.release}.`];

function line({file, title, description}: Twin, root: string): string {
  const about = description === '' ? '' : `: ${escapeText(description)}`;
  return `- [${escapeText(title)}](${root}${file})${about}`;
}

/** Twins by path, in the order of the sections. */
function pagesOf(section: Section, twins: ReadonlyMap<string, Twin>): readonly Twin[] {
  return section.paths.flatMap((path) => twins.get(path) ?? []);
}

/**
 * `llms.txt`: what the product is, and a line for each page. Its section "Optional" has the pages that aren't in the
 * sidebar.
 *
 * @param root absolute URL of the home page
 */
export function llmsIndex(
  sections: readonly Section[],
  twins: ReadonlyMap<string, Twin>,
  root: string,
): string {
  const inSections = new Set(sections.flatMap(({paths}) => paths));
  const others = [...twins].filter(([path, {isListed}]) => isListed && !inSections.has(path));
  const optional = {label: 'Optional', paths: others.map(([path]) => path).sort()};
  return `${[
    ...introduction,
    `Each page is also at its URL plus \`.md\`, and all pages are in [one file](${root}${llmsFiles.full}). The part of a URL after \`#\` is a heading in lowercase with hyphens, or the ID in the comment after the heading.`,
    ...[...sections, optional].flatMap((section) => [
      `## ${section.label}`,
      pagesOf(section, twins)
        .map((twin) => line(twin, root))
        .join('\n'),
    ]),
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: every page of the sidebar, in its order. */
export function llmsFull(sections: readonly Section[], twins: ReadonlyMap<string, Twin>): string {
  const pages = sections.flatMap((section) => pagesOf(section, twins));
  const texts = pages.flatMap(({address, blocks: [title = '', ...text]}) => [
    title,
    `Page: <${address}>`,
    ...text,
  ]);
  return `${[...introduction, ...texts].join('\n\n')}\n`;
}
