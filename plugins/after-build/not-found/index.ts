import {cleanPath, decode, isEmptyPart, type KnownAddresses, meantAddress} from '../../../src/site/address';
import {laterNames, redirects} from '../../../src/site/redirects';
import type {OutputFile} from '../../files/outputFile';

/**
 * The not-found page without a canonical URL, because it's served at every unknown URL, and with a script that runs
 * before everything else.
 *
 * @param html the page as the framework writes it
 * @param script URL of the script
 * @throws Error when the page has no canonical URL, because then this step is no longer needed
 */
export function notFoundPage(html: string, script: string): string {
  const named = /<link [^>]*rel="?(?:canonical|alternate)\b[^>]*>|<meta [^>]*property="?og:url\b[^>]*>/g;
  if (!named.test(html)) {
    throw new Error(
      '404.html no longer has a canonical URL: remove that step from plugins/after-build/not-found.',
    );
  }
  return html.replace(named, '').replace(/<title\b/, `<script src="${script}"></script>$&`);
}

/**
 * Redirects to the page that the reader means. Until then, the not-found page stays hidden and its scripts don't run:
 * the router ignores case, so it would mistake the URL for a page's.
 *
 * @param find passed, because the bundler renames what's imported
 * @param base path of the site, with a slash at both ends
 */
function lead(find: typeof meantAddress, base: string, known: KnownAddresses): void {
  const {pathname, search, hash, origin} = window.location;
  const meant = find(pathname.slice(base.length - 1), known);
  // A page that the server doesn't find at its own URL would redirect to itself forever.
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

/** The page at every unknown URL, as the framework names its file. */
export const notFoundFile = '404.html';

const scriptFile = 'not-found.js';

/**
 * The page at every unknown URL: it has no canonical URL, and before it's shown, its script redirects to the page that
 * the reader means. Only this page loads that script.
 *
 * @param html the page as the framework writes it
 * @param routes of all pages, with the base path
 */
export function notFoundFiles(
  html: string,
  routes: readonly string[],
  baseUrl: string,
): {readonly page: string; readonly script: OutputFile} {
  const below = (route: string): string => `/${route.slice(baseUrl.length)}`;
  const script = leadingScript(baseUrl, {
    pages: routes.map(below).filter((route) => !route.endsWith('.html')),
    moved: redirects,
    later: laterNames,
  });
  return {page: notFoundPage(html, baseUrl + scriptFile), script: [scriptFile, script]};
}
