/** In pixels, as link previews require. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * The path of a page's card.
 *
 * @param pathname of the page, with the base path
 * @returns the path after the base path
 */
export function cardAddress(pathname: string, basePath: string): string {
  const page = pathname.slice(basePath.length).replace(/\.html$/, '');
  return `img/cards/${page === '' ? 'index' : page}.png`;
}
