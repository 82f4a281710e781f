import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';

/** Elements whose text continues the line; all others begin and end a block. */
const inlineTags: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);

export function isInline(element: Element): boolean {
  return inlineTags.has(element.tagName);
}

/** The classes of an element. */
export function classesOf(element: Element): readonly string[] {
  const {className} = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/**
 * The elements below a node that pass a test, in the order of the page. Selectors would do, but on whole pages they take
 * ten times as long.
 */
export function findElements(node: Root | Element, test: (element: Element) => boolean): readonly Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [...(test(child) ? [child] : []), ...findElements(child, test)] : [],
  );
}

/** Where a page describes itself: a small part of it. */
function headOf(tree: Root): Root | Element {
  return select('head', tree) ?? tree;
}

/** The content of a page's `<meta>` with a name or, for link previews, a property. */
export function metaContent(tree: Root, name: string): string | null {
  const content = select(`meta[name="${name}"], meta[property="${name}"]`, headOf(tree))?.properties.content;
  return typeof content === 'string' ? content : null;
}

/** The canonical address of a page; `null` for the not-found page, which has none. */
export function canonicalAddress(tree: Root): string | null {
  const address = select('link[rel="canonical"]', headOf(tree))?.properties.href;
  return typeof address === 'string' ? address : null;
}

/** Docusaurus writes the robots of its search page as a property instead of a name. */
export function isNoIndex(tree: Root): boolean {
  return metaContent(tree, 'robots')?.includes('noindex') ?? false;
}

/** The article that holds the title: lists of articles (tags, cards of the home page) have none. */
export function findArticle(tree: Root): Element | undefined {
  const main = select('main', tree);
  return findElements(main ?? tree, ({tagName}) => tagName === 'article').find(
    (article) => findElements(article, ({tagName}) => tagName === 'h1').length > 0,
  );
}
