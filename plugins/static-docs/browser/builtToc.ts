import type {TOCItem} from '@docusaurus/mdx-loader';

/** The table of contents beside the text, as the server built it. */
const linkSelector = '.theme-doc-toc-desktop li > a';
const topLevel = 2;

function depthOf(link: Element): number {
  let depth = 0;
  for (let list = link.closest('ul'); list; list = list.parentElement?.closest('ul') ?? null) {
    depth += 1;
  }
  return depth;
}

/** The headings of the page from its built table of contents; none when the page shows none. */
export function builtToc(): readonly TOCItem[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(linkSelector)].map((link) => ({
    value: link.innerHTML,
    id: decodeURIComponent(link.hash.slice(1)),
    level: topLevel - 1 + depthOf(link),
  }));
}
