/**
 * The form of this site's URLs, and what readers mean by URLs in other forms. Programs that turn URLs into links
 * include the period, the bracket, or the quotation mark after one, servers add slashes and file names, and people type
 * capitals.
 *
 * The script of the not-found page (`plugins/after-build/not-found`) is made from the text of some of these functions,
 * so they use nothing else in this module.
 */

/** The text with its escapes decoded; the same text if they can't be decoded. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The one path of a page: in lowercase, without needless escapes, doubled slashes, a trailing slash, a file name, or
 * what followed it where it was copied. `/` stays `/`.
 */
export function cleanPath(path: string): string {
  const clean = decode(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^(.*[\p{L}\p{N}])?.*$/su, '$1')
    .replace(/(?:\/index)?(?:\.html?)?$/, '');
  return clean === '' ? '/' : clean;
}

/** Whether a part of a path doesn't tell what a page is about. */
export function isEmptyPart(part: string): boolean {
  return /^(?:|docs?|en|latest|next|index|v?\d[\d.]*)$/i.test(part);
}

/** The paths that lead to a page; all are below the base path. */
export interface KnownAddresses {
  readonly pages: readonly string[];
  /** Paths that redirect, with their targets, which may have a hash. */
  readonly moved: Readonly<Record<string, string>>;
  /** Parts of paths that only later releases have, with their targets. */
  readonly later: Readonly<Record<string, string>>;
}

/**
 * The URL, from the base path on, that a reader means by an unknown one: the same when it's clean and typed, with or
 * without `/docs`, a language, or a version, or a guess in the section of its page.
 *
 * @param address path below the base path; an escaped query or hash may be part of it
 * @returns `undefined` if no page is meant
 */
export function meantAddress(address: string, {pages, moved, later}: KnownAddresses): string | undefined {
  const [, path = '', tail = ''] = /^([^?#&;]*)(.*)$/s.exec(decode(address)) ?? [];
  // Programs append their part of a query without checking for a question mark, and servers add sessions.
  const rest = tail.replace(/^[&;]/, '?');
  // PDF files and word processors break URLs, and replace their hyphens.
  const clean = cleanPath(path.replace(/[\p{Cf}\s]/gu, '').replace(/\p{Pd}/gu, '-'));
  const parts = clean.split('/').filter((part) => !isEmptyPart(part));
  const known = [clean, `/docs/${parts.join('/')}`, `/${parts.join('/')}`].find(
    (each) => pages.includes(each) || each in moved,
  );
  if (known !== undefined && (parts.length > 0 || known === clean)) {
    return moved[known] ?? known + rest;
  }
  const section = `/docs/${parts.slice(0, -1).join('/')}/`;
  const guess = `/${parts.at(-1) ?? ''}`;
  const guessed = [moved[`/docs${guess}`], moved[guess]].find((target) => target?.startsWith(section));
  const part = parts.find((each) => Object.hasOwn(later, each));
  return guessed ?? (part === undefined ? undefined : later[part]);
}

/** The ID that a hash names; `''` for none. */
export function idOf(hash: string): string {
  return decode(hash.slice(1));
}

/** A hash whose percent signs are encoded if it can't be decoded without that. Both name the same element. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** A whole text, with characters that can surround a section's ID outside of the group. */
const outside = /^[^\p{L}\p{N}]*(.*[\p{L}\p{N}])?.*$/su;

/** The characters of a section's ID. */
const inside = /^[\p{L}\p{N}_-]+/u;

/**
 * The hash of the section that a pasted URL means.
 *
 * @param has whether the page has an element with an ID
 * @returns the same hash if it names an element, or if nothing similar does
 */
export function sectionHash(hash: string, has: (id: string) => boolean): string {
  const id = idOf(hash);
  if (id === '' || has(id)) {
    return hash;
  }
  const trimmed = id.replace(outside, '$1');
  const names = [trimmed, inside.exec(trimmed)?.[0] ?? ''];
  const meant = [...names, ...names.map((name) => name.toLowerCase())].find(
    (name) => name !== '' && has(name),
  );
  return meant === undefined ? hash : `#${encodeURIComponent(meant)}`;
}
