/** What a static host answers with. */
export interface ServedFile {
  readonly status: 200 | 404;
  /** File under the folder of the site; `undefined` answers in plain text. */
  readonly file: string | undefined;
}

/**
 * Clean addresses, for any generator: `/x` is `x`, `x.html` or `x/index.html`; an unknown page is `404.html`.
 *
 * @param pathname decoded, starting with a slash
 * @param has whether the folder holds a file
 */
export function servedFile(pathname: string, has: (file: string) => boolean): ServedFile {
  const bare = pathname.replace(/^\/+|\/+$/g, '');
  const candidates = [
    ...(pathname.endsWith('/') ? [] : [bare, `${bare}.html`]),
    bare === '' ? 'index.html' : `${bare}/index.html`,
  ];
  const file = candidates.find((candidate) => candidate !== '' && has(candidate));
  if (file !== undefined) {
    return {status: 200, file};
  }
  const isPage = !/\.[a-z][a-z0-9]*$/i.test(bare);
  return {status: 404, file: isPage && has('404.html') ? '404.html' : undefined};
}
