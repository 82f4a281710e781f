/** Every internal link, anchor and file that a built page names exists, raw HTML in navbar and footer included. */
import {type Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {attribute, type BuiltPage, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** Attributes that hold one address, by the elements that carry them. */
const references = [
  {selector: 'a[href]:not([role="button"])', name: 'href'},
  {selector: 'area[href]', name: 'href'},
  {selector: 'link[href]:not([rel~="preconnect"]):not([rel~="dns-prefetch"])', name: 'href'},
  {selector: 'img[src], script[src], source[src], video[src], iframe[src]', name: 'src'},
  {selector: 'video[poster]', name: 'poster'},
  {selector: 'form[action]', name: 'action'},
  {
    selector: 'meta[property="og:image"], meta[name="twitter:image"], meta[property="og:url"]',
    name: 'content',
  },
] as const;

/** `a.webp 800w, b.webp 2x` names two files. */
function candidatesOf(srcset: string): readonly string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

function addressesOf(page: BuiltPage): readonly string[] {
  const single = references.flatMap(({selector, name}) =>
    selectAll(selector, page.tree).map((element: Element) => attribute(element, name) ?? ''),
  );
  const sets = selectAll('[srcset], link[imagesrcset]', page.tree).flatMap((element) =>
    candidatesOf(attribute(element, 'srcSet') ?? attribute(element, 'imageSrcSet') ?? ''),
  );
  return [...new Set([...single, ...sets])];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

/** What is wrong with one address, or `undefined`. */
function faultOf(address: string, route: string, site: BuiltSite): string | undefined {
  if (address === '') {
    return 'an address is empty';
  }
  if (!URL.canParse(address, site.origin + route)) {
    return `"${address}" is no address`;
  }
  const url = new URL(address, site.origin + route);
  if (url.origin !== site.origin) {
    return undefined;
  }
  const pathname = decoded(url.pathname);
  const target = site.pages.get(withoutTrailingSlash(pathname));
  if (target === undefined) {
    return site.files.has(pathname) ? undefined : `"${address}" leads nowhere`;
  }
  const anchor = decoded(url.hash.slice(1));
  if (address.endsWith('#') || (anchor !== '' && !target.anchors.has(anchor))) {
    return `"${address}" points at an anchor that ${target.route} does not have`;
  }
  return undefined;
}

/** Dead links, anchors and images of the whole site. */
export function findDeadLinks(site: BuiltSite): readonly Problem[] {
  return [...site.pages.values()].flatMap((page) =>
    addressesOf(page).flatMap((address) => {
      const what = faultOf(address, page.route, site);
      return what === undefined ? [] : [{where: page.route, what}];
    }),
  );
}

/**
 * Addresses that readers get from elsewhere than a page, such as a card of the search.
 *
 * @param where what gives them
 */
export function findDeadAddresses(
  site: BuiltSite,
  where: string,
  addresses: readonly string[],
): readonly Problem[] {
  return addresses.flatMap((address) => {
    const what = faultOf(address, '/', site);
    return what === undefined ? [] : [{where, what}];
  });
}
