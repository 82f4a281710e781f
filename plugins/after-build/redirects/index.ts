import {redirects} from '../../../src/site/redirects';
import type {OutputFile} from '../../files/outputFile';

/**
 * Keeps the query, and the hash unless the target has one, which `<meta http-equiv="refresh">` would drop. It's the
 * same on all these pages, so one hash in the content policy allows it.
 */
export const redirectScript =
  'var t=document.links[0],l=location;t.search=l.search;t.hash=t.hash||l.hash;l.replace(t.href)';

/**
 * A page that redirects to another one, for servers that don't redirect on their own.
 *
 * @param to path with the base path, optionally with a hash
 * @param origin of the site, such as `https://docs.example.com`
 */
function redirectPage(to: string, origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page is at ${to}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${origin}${to.replace(/#.*/, '')}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<main><p>This page is at <a href="${to}">${to}</a>.</p></main>
<script>${redirectScript}</script>
</body>
</html>
`;
}

/**
 * A page at each path that redirects to another one. `plugins/after-build/server-files` has the rules for servers.
 *
 * @param routes of all pages, with the base path
 * @throws Error when there's a page already
 */
export function redirectPages(
  routes: readonly string[],
  origin: string,
  baseUrl: string,
): readonly OutputFile[] {
  return Object.entries(redirects).map(([from, to]) => {
    const path = from.slice(1);
    if (routes.includes(baseUrl + path)) {
      throw new Error(`There's a page at ${from}: remove that URL from src/site/redirects.ts.`);
    }
    return [`${path}/index.html`, redirectPage(baseUrl + to.slice(1), origin)];
  });
}
