/**
 * Replaces the helper `prefetch` of Docusaurus' client (3.10.2), which immediately adds an element to the head for every
 * script of every page whose link comes into view: 223 of them, in tasks of 160 to 230 ms. Pages share most of their
 * scripts, so here each is requested once, when the browser is idle.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/1375 introduced it; there's no issue about it.
 * To remove it: delete this file and its line in `index.ts`.
 */
const asked = new Set<string>();
const waiting: string[] = [];

/** Safari has no idle callback; by then most pages have started. */
const safariDelay = 500;

function whenIdle(callback: (hasTime: () => boolean) => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback((deadline) => callback(() => deadline.timeRemaining() > 0));
  } else {
    setTimeout(callback, safariDelay, () => true);
  }
}

function ask(hasTime: () => boolean): void {
  do {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = waiting.shift() ?? '';
    document.head.append(link);
  } while (waiting.length > 0 && hasTime());
  if (waiting.length > 0) {
    whenIdle(ask);
  }
}

/** Has the browser fetch a script that another page may need. */
export default function prefetch(url: string): Promise<void> {
  if (!asked.has(url)) {
    asked.add(url);
    waiting.push(url);
    if (waiting.length === 1) {
      whenIdle(ask);
    }
  }
  return Promise.resolve();
}
