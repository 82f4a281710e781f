import {nothingUrgent} from '../../src/lib/urgentLoad';

/**
 * Replaces the helper `prefetch` of Docusaurus' client (3.10.2), which immediately adds an element to the head for every
 * script of every page whose link comes into view: 223 of them, in tasks of 160 to 230 ms. Pages share most of their
 * scripts, so here each is requested once, when the browser is idle and the reader is waiting for nothing, and only a
 * few at a time: on a slow connection, those that are under way hold up what the reader asks for next.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/1375 introduced it; there's no issue about it.
 * To remove it: delete this file and its line in `index.ts`.
 */
const asked = new Set<string>();
const waiting: string[] = [];
const maxUnderWay = 4;
let underWay = 0;

/** Safari has no idle callback; by then most pages have started. */
const safariDelay = 500;

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback);
  } else {
    setTimeout(callback, safariDelay);
  }
}

function request(url: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  link.onload = link.onerror = () => {
    underWay -= 1;
    goOn();
  };
  document.head.append(link);
}

function goOn(): void {
  const url = underWay < maxUnderWay ? waiting.shift() : undefined;
  if (url === undefined) {
    return;
  }
  underWay += 1;
  whenIdle(() => {
    void nothingUrgent().then(() => {
      request(url);
    });
  });
}

/** Has the browser fetch a script that another page may need. */
export default function prefetch(url: string): Promise<void> {
  if (!asked.has(url)) {
    asked.add(url);
    waiting.push(url);
    goOn();
  }
  return Promise.resolve();
}
