import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {SearchPage} from '../shared/page';
import {childElements, elementsIn, hasClass} from './elements';
import {extractSections} from './extractSections';
import {plainText} from './plainText';

export interface HtmlPage {
  /** Scheme and host of the page's canonical address. */
  readonly origin: string;
  readonly page: SearchPage;
}

function metaContent(elements: readonly Element[], name: string): string | null {
  const meta = elements.find(({tagName, properties}) => tagName === 'meta' && properties.name === name);
  const content = meta?.properties.content;
  return typeof content === 'string' ? content : null;
}

function canonicalAddress(elements: readonly Element[]): string | null {
  const link = elements.find(({properties: {rel}}) => Array.isArray(rel) && rel.includes('canonical'));
  const href = link?.properties.href;
  return typeof href === 'string' ? href : null;
}

/** Docusaurus writes the robots of its search page as a property instead of a name. */
function isNoIndex(elements: readonly Element[]): boolean {
  return elements.some(
    ({tagName, properties: {name, property, content}}) =>
      tagName === 'meta' &&
      (name === 'robots' || String(property) === 'robots') &&
      String(content).includes('noindex'),
  );
}

/** The article that holds the title: lists of articles (tags, cards of the home page) have none. */
function findArticle(elements: readonly Element[]): Element | undefined {
  return elements
    .filter(({tagName}) => tagName === 'main')
    .flatMap(elementsIn)
    .filter(({tagName}) => tagName === 'article')
    .find((article) => elementsIn(article).some(({tagName}) => tagName === 'h1'));
}

/** The top category of the sidebar that the page is in or that links to it; breadcrumbs cannot tell these apart. */
function sidebarCategory(elements: readonly Element[]): string | null {
  const link = elements
    .filter(hasClass('theme-doc-sidebar-item-category-level-1'))
    .flatMap(childElements)
    .filter(hasClass('menu__list-item-collapsible'))
    .flatMap(childElements)
    .find(hasClass('menu__link--active'));
  return link ? plainText(link) : null;
}

/**
 * Reads a built page. `null` for what is not searched: pages without a canonical address or without an
 * article with a title, and those that search engines are kept out of (unlisted ones among them).
 */
export function pageOfHtml(html: string, productName: string): HtmlPage | null {
  const elements = elementsIn(fromHtml(html));
  const canonical = canonicalAddress(elements);
  const article = findArticle(elements);
  const tag = metaContent(elements, 'docsearch:docusaurus_tag');
  if (canonical === null || !article || tag === null || isNoIndex(elements)) {
    return null;
  }
  const {origin, pathname} = new URL(canonical);
  const language = elements.find(({tagName}) => tagName === 'html')?.properties.lang;
  return {
    origin,
    page: {
      path: pathname,
      lvl0: sidebarCategory(elements) ?? productName,
      language: typeof language === 'string' ? language : 'en',
      docusaurusTag: tag,
      version: metaContent(elements, 'docsearch:version'),
      sections: extractSections(article),
    },
  };
}
