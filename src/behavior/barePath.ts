/** The path without `index.html` or `.html`, normalized as in the framework; `/` stays `/`. */
export function barePath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}
