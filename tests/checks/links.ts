/**
 * Every internal link, anchor, and file that a built page names exists, including in raw HTML in the navbar and footer.
 */
import {type Element} from 'hast';
import {visit} from 'unist-util-visit';
import {cleanPath, decode} from '../../src/site/address';
import {attribute, type ParsedPage, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

/** The attributes of an element that contain one URL each, if it has them. */
function attributesOf(element: Element): readonly string[] {
  if (element.tagName === 'meta') {
    const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
    return /^(?:og:image|og:url|twitter:image)$/.test(name) ? ['content'] : [];
  }
  const isButton = attribute(element, 'role') === 'button';
  const namesHost = /\b(?:preconnect|dns-prefetch)\b/.test(attribute(element, 'rel') ?? '');
  return isButton || namesHost ? [] : ['href', 'src', 'action', 'poster'];
}

/** `a.webp 800w, b.webp 2x` names two files. */
function candidatesOf(srcset: string): readonly string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

/** All URLs of a page, collected in one walk, because it has thousands of elements. */
function addressesOf(page: ParsedPage): readonly string[] {
  const found = new Set<string>();
  visit(page.tree, 'element', (element) => {
    const single = attributesOf(element).flatMap((name) => attribute(element, name) ?? []);
    const sets = [attribute(element, 'srcSet'), attribute(element, 'imageSrcSet')];
    for (const address of [...single, ...sets.flatMap((set) => candidatesOf(set ?? ''))]) {
      found.add(address);
    }
  });
  return [...found];
}

/** What's wrong with one URL, or `undefined`. */
function faultOf(address: string, route: string, site: BuiltSite): string | undefined {
  if (address === '') {
    return 'an address is empty';
  }
  if (!URL.canParse(address, site.origin + route)) {
    return `"${address}" isn't a URL`;
  }
  const url = new URL(address, site.origin + route);
  if (url.origin !== site.origin) {
    return undefined;
  }
  const pathname = decode(url.pathname);
  const target = site.pages.get(pathname);
  if (target === undefined) {
    const clean = cleanPath(pathname);
    const what = site.pages.has(clean) ? `is another form of the address ${clean}` : 'leads nowhere';
    return site.files.has(pathname) ? undefined : `"${address}" ${what}`;
  }
  const anchor = decode(url.hash.slice(1));
  if (address.endsWith('#') || (anchor !== '' && !target.anchors.has(anchor))) {
    return `"${address}" points at an anchor that ${target.route} does not have`;
  }
  return undefined;
}

/** Dead links, anchors, and images of the whole site. */
export function findDeadLinks(site: BuiltSite): readonly Problem[] {
  return [...site.pages.values()].flatMap((page) =>
    addressesOf(page).flatMap((address) => {
      const what = faultOf(address, page.route, site);
      return what === undefined ? [] : [{where: page.route, what}];
    }),
  );
}

/**
 * URLs that readers get from somewhere other than a page, such as a search card.
 *
 * @param where their source
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
