/** The built site as values: every page parsed once, every file known by its path. */
import {type Element, type Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';

export interface ParsedPage {
  /** Path without a trailing slash; `/` for the home page, `/404` for the not-found page. */
  readonly route: string;
  readonly tree: Root;
  /** Everything that `#…` can point at. */
  readonly anchors: ReadonlySet<string>;
  /** A page that only redirects has no content to check. */
  readonly isRedirect: boolean;
}

export interface BuiltSite {
  /** Scheme and host of the deployment: absolute links to it are links within the site. */
  readonly origin: string;
  readonly pages: ReadonlyMap<string, ParsedPage>;
  /** Paths of all other files, such as `/img/logo.svg`. */
  readonly files: ReadonlySet<string>;
}

/** `docs/x/index.html` and `docs/x.html` are both served as `/docs/x`, the not-found page also as `/404`. */
export function routeOf(file: string): string {
  const route = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return route === '' ? '/' : route;
}

/** The text of an attribute, whatever form the parser gave it. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === null || value === undefined || value === false) {
    return undefined;
  }
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Parses one page. @param file path under the output folder, with forward slashes */
export function parsePage(file: string, html: string): ParsedPage {
  const tree = fromHtml(html);
  const ids = selectAll('[id]', tree).map((element) => attribute(element, 'id') ?? '');
  const names = selectAll('a[name]', tree).map((element) => attribute(element, 'name') ?? '');
  return {
    route: routeOf(file),
    tree,
    anchors: new Set([...ids, ...names].filter(Boolean)),
    isRedirect: select('meta[http-equiv="refresh" i]', tree) !== undefined,
  };
}

/**
 * @param contents HTML by file name; other files may be given with an empty text
 * @param origin scheme and host of the deployment
 */
export function builtSite(
  contents: Iterable<readonly [file: string, text: string]>,
  origin: string,
): BuiltSite {
  const pages = new Map<string, ParsedPage>();
  const files = new Set<string>();
  for (const [file, text] of contents) {
    files.add(`/${file}`);
    if (file.endsWith('.html')) {
      const page = parsePage(file, text);
      pages.set(page.route, page);
    }
  }
  return {origin, pages, files};
}

/** The pages with content, without those that only redirect. */
export function contentPages(site: BuiltSite): readonly ParsedPage[] {
  return [...site.pages.values()].filter((page) => !page.isRedirect);
}
