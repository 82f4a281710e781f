import type {Root} from 'hast';
import {select} from 'hast-util-select';
import {product} from '../../../src/site/product';
import {canonicalUrl, metaContent, textContent} from '../../built-pages/elements';

/** What a page's card shows. */
export interface SocialCard {
  /** Path under the output folder. */
  readonly file: string;
  readonly title: string;
  /** The category that the page belongs to, if any. */
  readonly section?: string;
}

/**
 * Reads from a page what its card shows. The page itself names the file.
 *
 * @param root origin and base path of the site, such as `https://docs.example.com/`
 * @throws Error if it has no title, or names no file of the site
 */
export function readCard(tree: Root, root: string): SocialCard {
  const address = metaContent(tree, 'og:image');
  const title = select('title', tree);
  if (title === undefined || !address?.startsWith(root)) {
    throw new Error(
      `${canonicalUrl(tree) ?? 'A page without a canonical URL'} has no title, or no og:image below ${root}.`,
    );
  }
  // The last breadcrumb is the page, and the first one is the home page.
  const section = select('.breadcrumbs__item:not(:last-child) span', select('main', tree) ?? tree);
  return {
    file: decodeURI(address.slice(root.length)),
    title: textContent(title).replace(` | ${product.name}`, ''),
    ...(section && {section: textContent(section)}),
  };
}
