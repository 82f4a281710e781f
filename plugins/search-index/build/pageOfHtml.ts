import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import type {PageLink, SearchPage} from '../shared/page';
import {extractSections} from './extractSections';
import {plainText} from './plainText';

export interface HtmlPage {
  /** Scheme and host of the page's canonical address. */
  readonly origin: string;
  readonly page: SearchPage;
}

type Tree = ReturnType<typeof fromHtml>;

function meta(tree: Tree, name: string): string | null {
  const content = select(`meta[name="${name}"]`, tree)?.properties.content;
  return typeof content === 'string' ? content : null;
}

/** Docusaurus writes the robots of its search page as a property instead of a name. */
function isNoIndex(tree: Tree): boolean {
  return selectAll('meta[name="robots"], meta[property="robots"]', tree).some((element) =>
    String(element.properties.content).includes('noindex'),
  );
}

/** The article that holds the title: lists of articles (tags, cards of the home page) have none. */
function findArticle(tree: Tree): Element | undefined {
  return selectAll('main article', tree).find((article) => select('h1', article));
}

/** Links to other pages: their texts are what authors call what's there. */
function linksIn(article: Element, canonical: string): readonly PageLink[] {
  return selectAll('a[href]', article).flatMap((link) => {
    const {origin, pathname} = new URL(String(link.properties.href), canonical);
    const isElsewhere = canonical !== origin + pathname;
    return canonical.startsWith(origin) && isElsewhere ? [{path: pathname, text: plainText(link)}] : [];
  });
}

/** The top category of the sidebar that has the page or links to it; breadcrumbs can't tell these apart. */
function sidebarCategory(tree: Tree): string | null {
  const link = select(
    '.theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > .menu__link--active',
    tree,
  );
  return link ? plainText(link) : null;
}

/**
 * Reads a built page. `null` for what isn't searched: pages without a canonical address or without an article that
 * has a title, and those hidden from search engines (including unlisted ones).
 */
export function pageOfHtml(html: string, productName: string): HtmlPage | null {
  const tree = fromHtml(html);
  const canonical = select('link[rel="canonical"]', tree)?.properties.href;
  const article = findArticle(tree);
  const tag = meta(tree, 'docsearch:docusaurus_tag');
  if (typeof canonical !== 'string' || !article || tag === null || isNoIndex(tree)) {
    return null;
  }
  const {origin, pathname} = new URL(canonical);
  const language = select('html', tree)?.properties.lang;
  return {
    origin,
    page: {
      path: pathname,
      lvl0: sidebarCategory(tree) ?? productName,
      language: typeof language === 'string' ? language : 'en',
      docusaurusTag: tag,
      version: meta(tree, 'docsearch:version'),
      description: meta(tree, 'description') ?? '',
      links: linksIn(article, canonical),
      sections: extractSections(article),
    },
  };
}
