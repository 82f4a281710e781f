import type {HtmlTagObject} from '@docusaurus/types';
import {product} from '../../../src/site/product';
import {cardSize} from '../../../src/lib/socialCard';
import type {ThemeColors} from '../themeColors';

/**
 * Part of every page: the color of the browser's own bars follows the reader's choice, from the first paint on and
 * whenever this or another tab changes it. The framework writes the choice to the document element. Without JavaScript,
 * the color follows the system, as the page does.
 */
export const themeColorScript = `
  (() => {
    const root = document.documentElement;
    const follow = () => {
      const { theme, themeChoice } = root.dataset;
      for (const color of document.querySelectorAll('meta[name="theme-color"]')) {
        const { mode } = color.dataset;
        if (themeChoice === 'light' || themeChoice === 'dark') {
          color.media = mode === theme ? 'all' : 'not all';
        } else {
          color.media = '(prefers-color-scheme: ' + mode + ')';
        }
      }
    };
    follow();
    new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme', 'data-theme-choice'] });
  })();
`;

/** Tags that are the same on every page. The framework itself adds `favicon.ico`. */
export function headTags(basePath: string, {light, dark}: ThemeColors): HtmlTagObject[] {
  const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
  const meta = (attributes: Record<string, string>) => ({tagName: 'meta', attributes});
  return [
    link({rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: `${basePath}img/logo.svg`}),
    link({rel: 'apple-touch-icon', href: `${basePath}img/touch-icon.png`}),
    link({rel: 'manifest', href: `${basePath}manifest.webmanifest`}),
    ...Object.entries({light, dark}).map(([mode, content]) =>
      meta({name: 'theme-color', 'data-mode': mode, media: `(prefers-color-scheme: ${mode})`, content}),
    ),
    meta({property: 'og:type', content: 'website'}),
    meta({property: 'og:site_name', content: product.name}),
    meta({property: 'og:image:width', content: String(cardSize.width)}),
    meta({property: 'og:image:height', content: String(cardSize.height)}),
    meta({property: 'og:image:alt', content: `${product.name}: ${product.tagline}`}),
  ];
}
