import {cleanPath, decode, isEmptyPart, meantAddress, type KnownAddresses} from '../../../src/site/address';

/**
 * Goes to the page that the reader means. Until it's there, nothing of this one is seen, and none of its scripts runs: it
 * would take the address for that of a page, because the router doesn't tell capitals apart.
 *
 * @param find passed, because the bundler renames what's imported
 * @param base path of the site, with a slash at both ends
 */
function lead(find: typeof meantAddress, base: string, known: KnownAddresses): void {
  const {pathname, search, hash, origin} = window.location;
  const meant = find(pathname.slice(base.length - 1), known);
  // A page that the server doesn't find at its own address would lead to itself without an end.
  if (meant !== undefined && base + meant.slice(1) !== pathname) {
    const target = new URL(origin + base + meant.slice(1));
    target.search ||= search;
    target.hash ||= hash;
    document.documentElement.remove();
    window.location.replace(target);
  }
}

/** The script of the not-found page. */
export function leadingScript(base: string, known: KnownAddresses): string {
  const functions = [decode, cleanPath, isEmptyPart, meantAddress, lead].map(String);
  return `{${functions.join('\n')}\nlead(meantAddress, ${JSON.stringify(base)}, ${JSON.stringify(known)})}\n`;
}
