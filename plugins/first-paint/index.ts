import type {Plugin} from '@docusaurus/types';
import {keepEarlyPresses} from './keepEarlyPresses';

/**
 * Milliseconds to wait after everything has loaded if the browser doesn't report paints, or if the page is in the
 * background.
 */
export const paintTimeoutMs = 500;

/** Turns each link into a script, so nothing is started twice. */
const startScripts = `{
  const start = () => {
    for (const link of document.querySelectorAll('[as=script]')) {
      const script = { async: false, src: link.href };
      link.replaceWith(Object.assign(document.createElement('script'), script));
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', () => {
    setTimeout(start, ${paintTimeoutMs});
  });
}`;

/**
 * Scripts run after the first paint. With `defer`, a fast connection or a warm cache delivers them earlier, and readers
 * see what the server rendered only after they've run. `plugins/document` has the other half: links instead of scripts.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/3237 chose `defer`.
 * To remove it: delete this folder and `src/lib/earlyPresses.ts`, and restore the framework's lines for scripts and tags
 * in `plugins/document`.
 */
export default function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    // The same on every page, because the content policy allows it by its hash.
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: startScripts + keepEarlyPresses}]}),
  };
}
