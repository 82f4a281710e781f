import {matchRoutes} from '../light-modules/replacements/router/match';

/** A route as the framework hands it to plugins. */
export interface PageRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: readonly PageRoute[];
}

/** The framework's names of chunks: by path and hash of a route, in any depth. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** The property whose chunk is the text of a page. */
const contentProperty = 'content';

/** What keeps the built text of a page: its metadata in the document, and nothing in it that moves. */
const keptPattern = /<script[^>]*\bid="?doc-metadata\b/;
const livePattern = /<details[\s>]/;

function namesIn(value: unknown, withContent: boolean): readonly string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return Object.entries(value ?? {}).flatMap(([property, inner]) =>
    property === contentProperty && !withContent ? [] : namesIn(inner, withContent),
  );
}

/**
 * The chunks that the browser loads to make a page react.
 *
 * @param pathname address of the page with the base path
 * @param html document of the page, which says whether its text is loaded once more
 */
export function chunksOf(
  pathname: string,
  html: string,
  routes: readonly PageRoute[],
  names: ChunkNames,
): readonly string[] {
  const withContent = !keptPattern.test(html) || livePattern.test(html);
  const paths = matchRoutes(routes, pathname).map(({route}) => route.path);
  const entries = Object.entries(names);
  const found = [...new Set(paths)].flatMap((path) => {
    // Routes inside each other may have the same path: the names are in their order, outermost first.
    const sameRoutes = paths.filter((other) => other === path).length;
    return entries
      .filter(([key]) => key.replace(/-[^-]+$/, '') === path)
      .slice(0, sameRoutes)
      .flatMap(([, chunks]) => namesIn(chunks, withContent));
  });
  return [...new Set(found)];
}

/** The framework's main script in a document; what it will ask for is named right behind it. */
const mainScript = /<script src="?[^\s">]*\/main\.[0-9a-f]+\.js"? defer(?:="")?><\/script>/;

/**
 * A document that names scripts which its main script is going to load, so that they load beside it and not after.
 * Those that it names already are not named again.
 *
 * @throws Error when the document has no main script
 */
export function nameScripts(html: string, addresses: readonly string[]): string {
  if (!mainScript.test(html)) {
    throw new Error('A document has no main script in the form that plugins/named-scripts knows.');
  }
  const links = addresses
    .filter((address) => !html.includes(`<script src=${address} `))
    .map((address) => `<link rel=preload as=script fetchpriority=low href=${address}>`);
  return html.replace(mainScript, (script) => script + links.join(''));
}
