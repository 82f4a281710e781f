/** The sections of pages, by the links that lead to them. */
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {headingsOf, textOf, type DocPage} from './page';
import type {LinkResolver} from './states';

const ownId = /\{#([\w-]+)\}/;

/** Each section with its subsections, by its path from the root of the project and its anchor. */
function sectionsOfPage({file, source, tree}: DocPage): readonly (readonly [string, string])[] {
  const slugger = createSlugger();
  const headings = headingsOf({file, source, tree});
  return headings.map((heading, index) => {
    const text = textOf(heading);
    const id = ownId.exec(text)?.[1] ?? slugger.slug(text);
    const next = headings.slice(index + 1).find(({depth}) => depth <= heading.depth);
    return [
      `${file}#${id}`,
      source.slice(heading.position?.end.offset, next?.position?.start.offset ?? source.length),
    ];
  });
}

/** Lists of entries: each entry has its own remedy for readers who find it. */
const isList = ({file}: DocPage): boolean => file.startsWith('docs/reference/');

/** What links lead to: sections as readers see them. @param pages with the text of their partials */
export function createLinkResolver(pages: readonly DocPage[]): LinkResolver {
  const sections = new Map(pages.filter((page) => !isList(page)).flatMap(sectionsOfPage));
  return (target, from) => {
    const [to = '', id = ''] = target.split('#');
    const file = to.startsWith('/')
      ? `${to.slice(1)}.mdx`
      : to === ''
        ? from
        : path.posix.join(path.posix.dirname(from), to);
    return sections.get(`${file}#${id}`);
  };
}
