/** An address of the site, its pathname decoded, as the framework passes it on. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key?: string;
}

/** Where to go: an address, or the parts of one. */
export type Target = string | Partial<Location>;

/** A part of an address with its mark in front; empty when nothing follows the mark. */
function marked(mark: '?' | '#', part = ''): string {
  const text = part.startsWith(mark) ? part : mark + part;
  return text === mark ? '' : text;
}

function partsOf(address: string): Partial<Location> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address || '/') ?? [];
  return {pathname, search, hash};
}

/** A pathname as seen from another one; both are decoded, and so is the answer. */
function resolve(pathname: string, from: string): string {
  return decodeURI(new URL(encodeURI(pathname), new URL(encodeURI(from), 'http://site')).pathname);
}

/**
 * Makes a whole location of a target, like `createLocation` of the package `history` (4.10).
 *
 * @param current what a relative pathname is relative to, and what stands in for none
 * @throws URIError when the pathname is not encoded well
 */
export function createLocation(target: Target, state?: unknown, key?: string, current?: Location): Location {
  const parts = typeof target === 'string' ? {...partsOf(target), state} : {state, ...target};
  const pathname = decodeURI(parts.pathname ?? '');
  return {
    ...parts,
    pathname:
      pathname === ''
        ? (current?.pathname ?? '/')
        : current !== undefined && !pathname.startsWith('/')
          ? resolve(pathname, current.pathname)
          : pathname,
    search: marked('?', parts.search),
    hash: marked('#', parts.hash),
    state: parts.state,
    ...(key && {key}),
  };
}

/** The address of a location without its origin. */
export function createPath({pathname, search, hash}: Location): string {
  return pathname + search + hash;
}
