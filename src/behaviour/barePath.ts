/** The path without `index.html` or `.html`, as the framework normalises it; `/` stays `/`. */
export function barePath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}
