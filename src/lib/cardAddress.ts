/** In pixels, as link previews ask for. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * Where a page's card is.
 *
 * @param pathname of the page, with the base path
 * @returns the path from the base path on
 */
export function cardAddress(pathname: string, basePath: string): string {
  const page = pathname.slice(basePath.length).replace(/\.html$/, '');
  return `img/cards/${page === '' ? 'index' : page}.png`;
}
