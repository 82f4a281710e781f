import type {Element, Nodes, Root} from 'hast';

type Test = (element: Element) => boolean;

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

const controlTags: ReadonlySet<string> = new Set([
  'button',
  'footer',
  'iframe',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'template',
]);

const controlClasses: ReadonlySet<string> = new Set(['hash-link', 'theme-doc-toc-mobile']);

/** Whether an element is there to operate or navigate by, or isn't shown at all, and so isn't read. */
export function isBoilerplate(element: Element): boolean {
  return (
    controlTags.has(element.tagName) ||
    element.properties.ariaHidden === 'true' ||
    element.properties.dataControl !== undefined ||
    classesOf(element).some((name) => controlClasses.has(name))
  );
}

/** All text of a node, as it is. */
export function textContent(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textContent).join('') : '';
}

/** A test for elements with one of these names. */
export function named(...tagNames: readonly string[]): Test {
  return ({tagName}) => tagNames.includes(tagName);
}

/**
 * The elements below a node that pass a test, in the order of the page. Selectors would do, but on whole pages they take
 * ten times as long.
 */
export function findElements(node: Root | Element, test: Test): readonly Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [...(test(child) ? [child] : []), ...findElements(child, test)] : [],
  );
}

/** The first of them. */
export function findElement(node: Root | Element, test: Test): Element | undefined {
  for (const child of node.children) {
    const found = child.type === 'element' ? (test(child) ? child : findElement(child, test)) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The `head` of a page, which is small and has everything that describes the page. */
function headOf(tree: Root): Root | Element {
  return findElement(tree, named('head')) ?? tree;
}

/** The content of a page's `<meta>` with a name or, for link previews, a property. */
export function metaContent(tree: Root, name: string): string | null {
  const meta = findElement(
    headOf(tree),
    ({tagName, properties}) =>
      tagName === 'meta' && [properties.name, properties.property].flat().includes(name),
  );
  const content = meta?.properties.content;
  return typeof content === 'string' ? content : null;
}

/** The canonical URL of a page, if it has one. */
export function canonicalUrl(tree: Root): string | null {
  const link = findElement(
    headOf(tree),
    ({tagName, properties}) => tagName === 'link' && [properties.rel].flat().includes('canonical'),
  );
  const address = link?.properties.href;
  return typeof address === 'string' ? address : null;
}

/** Docusaurus writes the robots of its search page as a property instead of a name. */
export function isNoIndex(tree: Root): boolean {
  return metaContent(tree, 'robots')?.includes('noindex') ?? false;
}

/** The main part of a page. */
export function findMain(tree: Root): Element | undefined {
  return findElement(tree, named('main'));
}

/** The article that contains the title: lists of articles (tags, cards of the home page) have none. */
export function findArticle(tree: Root): Element | undefined {
  return findElement(
    findMain(tree) ?? tree,
    (element) => element.tagName === 'article' && findElement(element, named('h1')) !== undefined,
  );
}
