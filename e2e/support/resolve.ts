/** How a static host answers: pure, from an address to a file, a status and headers. */

export interface Answer {
  readonly status: 200 | 404;
  /** File under the build folder; `undefined` answers in plain text, never with a page. */
  readonly file: string | undefined;
}

/** One rule of `vercel.json`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly {readonly key: string; readonly value: string}[];
}

/** An address with a file extension asks for a file; one that ends in `.html` or has none asks for a page. */
function asksForPage(pathname: string): boolean {
  const last = pathname.split('/').at(-1) ?? '';
  return !/\.[a-z][a-z0-9]*$/i.test(last) || last.endsWith('.html');
}

/**
 * Clean addresses: `/x` is `x.html` or `x/index.html`, and so is `/x.html`. An unknown page is `404.html` with
 * status 404; an unknown file is a plain 404, because a script must never receive HTML.
 * @param pathname decoded, without the base path, starting with a slash
 * @param has whether the build folder holds a file
 */
export function resolveAddress(pathname: string, has: (file: string) => boolean): Answer {
  const bare = pathname.replace(/^\/+|\/+$/g, '');
  const stem = bare.replace(/\.html$/, '');
  const candidates = [
    ...(pathname.endsWith('/') ? [] : [bare]),
    `${stem}.html`,
    stem === '' ? 'index.html' : `${stem}/index.html`,
  ];
  const file = candidates.find((candidate) => candidate !== '' && has(candidate));
  if (file !== undefined) {
    return {status: 200, file};
  }
  return {status: 404, file: asksForPage(pathname) && has('404.html') ? '404.html' : undefined};
}

/** The headers that the hosting would add to an address; its sources are regular expressions. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  const matching = rules.filter(({source}) => new RegExp(`^${source}$`).test(pathname));
  return Object.fromEntries(matching.flatMap(({headers}) => headers.map(({key, value}) => [key, value])));
}
