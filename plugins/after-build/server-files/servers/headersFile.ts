import {canonicalLink, namedPages} from '../headers/canonical';
import {missingFile} from '../headers/contentTypes';
import {cacheControl, immutableFolder} from '../headers/responseHeaders';
import type {ServerRules} from './rules';

/** The longest line that Cloudflare reads; Netlify has no limit. */
const longestLine = 2000;

/**
 * `_headers`, which Netlify and Cloudflare read from the published folder. By default, both have files revalidated, and
 * they combine the values of all matching rules, so only files that never change get a cache rule. Only Cloudflare can
 * repeat a part of a path in a header, and it reads fewer rules than there are pages, so search engines leave out all
 * Markdown instead of learning which page it's a copy of.
 *
 * @throws Error with the line that Cloudflare would truncate
 */
export function headersFile({basePath, headers, root}: ServerRules): string {
  const rules = [
    ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)],
    [`${basePath}${immutableFolder}*`, `  Cache-Control: ${cacheControl.immutable}`],
    [`${basePath}*.md`, '  X-Robots-Tag: noindex'],
    ...namedPages
      .filter(({file}) => !file.endsWith('.md'))
      .map(({file, page}) => [basePath + file, `  Link: ${canonicalLink(root, page)}`]),
  ];
  const tooLong = rules.flat().find((line) => line.length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; Cloudflare reads ${longestLine}. ` +
        `Make all pages' inline scripts the same, so the policy needs few hashes:\n${tooLong}`,
    );
  }
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

interface RedirectsFileRules extends ServerRules {
  /** Paths of the pages, relative to the base path. */
  readonly pages: readonly string[];
}

/**
 * `_redirects` for Netlify and Cloudflare.
 *
 * Each redirect is listed twice: Netlify prefers it to a page at the same path only with `!`, and Cloudflare, which
 * always prefers it, skips lines with `!`.
 *
 * By default, Cloudflare redirects each page's path to the one with a trailing slash; the lines with 200 serve the page
 * itself instead. Netlify reads them only where there's no page, and has a setting for this, which README names.
 *
 * The last lines make Netlify respond to missing files without a page. Cloudflare skips them, too, and responds with
 * the not-found page, which has the status 404 as well. They come last, because Cloudflare counts everything after a
 * `*` against a limit of 100.
 */
export function redirectsFile({basePath, redirects, pages}: RedirectsFileRules): string {
  const folders = ['assets', 'img', 'search'];
  const lines = [
    ...['301!', '301'].flatMap((status) =>
      Object.entries(redirects).map(
        ([from, to]) => `${basePath}${from.slice(1)} ${basePath}${to.slice(1)} ${status}`,
      ),
    ),
    ...pages.filter((page) => page !== '').map((page) => `${basePath}${page} ${basePath}${page}/ 200`),
    ...folders.map((folder) => `${basePath}${folder}/* ${basePath}${missingFile.name} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
