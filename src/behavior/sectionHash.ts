/** What an ID of a section begins and ends with. */
const outside = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** What an ID of a section consists of. */
const inside = /^[\p{L}\p{N}_-]+/u;

/**
 * The hash of the section that a pasted address means. Programs that turn addresses into links take the full stop, the
 * bracket, or the quotation mark after one for a part of it, and some people type capitals.
 *
 * @param hash can be decoded
 * @param has whether the page has an element with an ID
 * @returns the same hash if it names an element, or if nothing that's like it does
 */
export function sectionHash(hash: string, has: (id: string) => boolean): string {
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || has(id)) {
    return hash;
  }
  const trimmed = id.replace(outside, '');
  const names = [trimmed, inside.exec(trimmed)?.[0] ?? ''];
  const meant = [...names, ...names.map((name) => name.toLowerCase())].find(
    (name) => name !== '' && has(name),
  );
  return meant === undefined ? hash : `#${encodeURIComponent(meant)}`;
}
