import {sharedChunks} from '../static-docs/sharedChunks';

/** What the framework's `ChunkAssetPlugin` adds: the URL of a chunk, with `undefined` in it if there's none. */
declare const __webpack_require__: {readonly gca: (chunk: string) => string};

/**
 * Replaces the helper `prefetch` of Docusaurus' client (3.10.2), which adds an element to the head for every script of
 * every page whose link comes into view: 430 of them on a docs page. Pages share most of their scripts, so here each is
 * requested once. Only a page's own scripts are requested this way; those that all docs pages share come with the first
 * of them. `src/behavior/prefetchWhenIdle.ts` decides when.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/1375 introduced it; there's no issue about it.
 * To remove it: delete this file and its entry in `index.ts`.
 */
const requested = new Set<string>();

// A development server doesn't make them.
const shared = (process.env.NODE_ENV === 'production' ? Object.values(sharedChunks) : [])
  .map((name) => __webpack_require__.gca(name))
  .filter((url) => !url.includes('undefined'));

/** Has the browser fetch a script, unless it's already been requested. */
function prefetchOnce(url: string): Promise<unknown> {
  if (requested.has(url)) {
    return Promise.resolve();
  }
  requested.add(url);
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/**
 * Fetches a script that another page may need, along with what such pages share; resolves when they've arrived or
 * failed.
 */
export default function prefetch(url: string): Promise<unknown> {
  return Promise.all([url, ...shared].map(prefetchOnce));
}
