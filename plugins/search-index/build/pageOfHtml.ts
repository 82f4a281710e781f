import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {canonicalUrl, findArticle, findElements, metaContent} from '../../built-pages/elements';
import {glossaryPath} from '../../../src/site/glossary';
import {product} from '../../../src/site/product';
import type {PageLink, SearchPage} from '../../../src/lib/search/page';
import {extractSections} from './extractSections';
import {plainText} from './plainText';

export interface HtmlPage {
  /** Scheme and host of the page's canonical URL. */
  readonly origin: string;
  readonly page: SearchPage;
}

/**
 * Links to other pages: their texts are what authors call those pages. Links that the build adds to terms don't name a
 * page.
 */
function linksIn(article: Element, canonical: string): readonly PageLink[] {
  return findElements(article, ({tagName, properties}) => tagName === 'a' && 'href' in properties).flatMap(
    (link) => {
      const {origin, pathname, hash} = new URL(String(link.properties.href), canonical);
      const isElsewhere = canonical !== origin + pathname;
      const isTerm = pathname.endsWith(glossaryPath) && hash !== '';
      return canonical.startsWith(origin) && isElsewhere && !isTerm
        ? [{path: pathname, text: plainText(link)}]
        : [];
    },
  );
}

/** The sidebar's top-level category that contains the page or links to it; breadcrumbs can't tell these apart. */
function sidebarCategory(tree: Root): string | null {
  const link = select(
    '.theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > .menu__link--active',
    tree,
  );
  return link ? plainText(link) : null;
}

/**
 * Reads a built page. `null` for what isn't searched: pages without a canonical URL or without an article that has a
 * title. Pages that search engines leave out are searched here.
 */
export function pageOfHtml(tree: Root): HtmlPage | null {
  const canonical = canonicalUrl(tree);
  const article = findArticle(tree);
  const tag = metaContent(tree, 'docsearch:docusaurus_tag');
  if (canonical === null || !article || tag === null) {
    return null;
  }
  const {origin, pathname} = new URL(canonical);
  const language = select('html', tree)?.properties.lang;
  return {
    origin,
    page: {
      path: pathname,
      lvl0: sidebarCategory(tree) ?? product.name,
      language: typeof language === 'string' ? language : 'en',
      docusaurusTag: tag,
      description: metaContent(tree, 'description') ?? '',
      keywords: metaContent(tree, 'keywords')?.split(',') ?? [],
      links: linksIn(article, canonical),
      sections: extractSections(article),
    },
  };
}
