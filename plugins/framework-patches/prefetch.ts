/**
 * Replaces the helper `prefetch` of Docusaurus' client (3.10.2), which adds an element to the head for every script of
 * every page whose link comes into view: 430 of them on a docs page. Pages share most of their scripts, so here each is
 * requested once. `src/behavior/prefetch.ts` decides when.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/1375 introduced it; there's no issue about it.
 * To remove it: delete this file and its line in `index.ts`.
 */
const asked = new Set<string>();

/** Has the browser fetch a script that another page may need; resolves when it has come or failed. */
export default function prefetch(url: string): Promise<unknown> {
  if (asked.has(url)) {
    return Promise.resolve();
  }
  asked.add(url);
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}
