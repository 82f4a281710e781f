/** A page that the current one links to. */
export interface StartingPoint {
  readonly href: string;
  readonly text: string;
}

const maxLinks = 5;
/** Characters: longer texts are cards, and shorter ones mean nothing outside their sentence. */
const textLength = {least: 4, most: 60};

/** Where a page lists what to read next. */
const nextLinks = '#next ~ ul a[href]';

/**
 * The pages that the current one links to, each once: what to read next, then the others in order.
 *
 * @param root contains the page's text
 * @param current path of the page
 * @param folder what the paths of all pages begin with
 */
export function pageLinks(root: ParentNode, current: string, folder: string): readonly StartingPoint[] {
  const links = [nextLinks, 'a[href]'].flatMap((selector) => [
    ...root.querySelectorAll<HTMLAnchorElement>(selector),
  ]);
  const found = new Map<string, StartingPoint>();
  for (const link of links) {
    const {pathname, hash, origin} = link;
    const text = link.textContent.trim();
    const isPage = origin === window.location.origin && pathname.startsWith(folder) && pathname !== current;
    const isTitle = text.length >= textLength.least && text.length <= textLength.most;
    if (isPage && isTitle && !link.closest('nav, footer') && !found.has(pathname)) {
      found.set(pathname, {href: pathname + hash, text: text.charAt(0).toUpperCase() + text.slice(1)});
    }
  }
  return [...found.values()].slice(0, maxLinks);
}
