import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';

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

/** The content of a page's `<meta>` with a name. */
export function metaContent(tree: Root, name: string): string | null {
  const content = select(`meta[name="${name}"]`, tree)?.properties.content;
  return typeof content === 'string' ? content : null;
}

/** The canonical address of a page; `null` for the not-found page, which has none. */
export function canonicalAddress(tree: Root): string | null {
  const address = select('link[rel="canonical"]', tree)?.properties.href;
  return typeof address === 'string' ? address : null;
}

/** Docusaurus writes the robots of its search page as a property instead of a name. */
export function isNoIndex(tree: Root): boolean {
  return selectAll('meta[name="robots"], meta[property="robots"]', tree).some((element) =>
    String(element.properties.content).includes('noindex'),
  );
}

/** The article that holds the title: lists of articles (tags, cards of the home page) have none. */
export function findArticle(tree: Root): Element | undefined {
  return selectAll('main article', tree).find((article) => select('h1', article));
}
