/** What a server needs to know about a build, independent of its configuration format. */
export interface ServerRules {
  /** Path under the origin, with a slash at both ends. */
  readonly basePath: string;
  /** Absolute URL of the home page. */
  readonly root: string;
  /** The values of headers by their names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Targets by their former paths, all below the base path. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Escapes text for use in a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * What a page's path never ends with, as part of a regular expression: a slash, or the name of a file. It's
 * `cleanPath`, as far as a server's patterns can express it.
 */
export const needlessEnd = '(?:/|(?:/index)?\\.html|/index/?)';

/** Characters of pages' paths. Others never get into a redirect, so that none is read as another host or header. */
export const pathCharacters = '[\\w./~-]';
