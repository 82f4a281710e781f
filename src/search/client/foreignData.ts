/** Data from the hosted service or from storage is checked here before it's used. */
import {parseUrl} from '../../site/text/parseUrl';
import {headingTypes, type Hierarchy, type HitType} from '../../lib/search/record';
import type {SearchResult} from './contract';

const hitTypes = new Set<unknown>([...headingTypes, 'content'] satisfies readonly HitType[]);

export function isHitType(value: unknown): value is HitType {
  return hitTypes.has(value);
}

/** Whether a link to this URL may be shown: absolute, and http or https. */
export function isWebAddress(url: unknown): url is string {
  return typeof url === 'string' && /^https?:$/.test(parseUrl(url)?.protocol ?? '');
}

/**
 * Whether a link may lead there: to a path of this site, or to the web. `//host` and `/\host` lead elsewhere, including
 * with tabs or line breaks in between, which browsers drop.
 */
export function isSafeLink(url: unknown): url is string {
  return typeof url === 'string' && (/^\/(?![/\\])[^\t\n\r]*$/.test(url) || isWebAddress(url));
}

/** The last line of defense: within the site, the link of a hit may still turn out to lead to another host. */
export function withLinks(result: SearchResult, linkOf: (url: string) => string): SearchResult {
  const hits = result.hits.map((hit) => {
    const link = linkOf(hit.url);
    return {...hit, url: isSafeLink(link) ? link : '/'};
  });
  return {...result, hits};
}

/** Whether every heading is a string or missing. */
export function isHierarchy(value: unknown): value is Partial<Hierarchy> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((heading) => heading === null || typeof heading === 'string')
  );
}
