import type {Plugin} from '@docusaurus/types';
import type {DocumentChange} from '../document';
import {keepEarlyPresses} from './keepEarlyPresses';

/** Matches each script among tags, in the template's language. Without quotation marks, which begin a string there. */
const inlineScript = '/<(script).*?\\/\\1>/gs';

/** The document is parsed while its styles load, and its scripts are fetched without being run. */
export const changes: readonly DocumentChange[] = [
  // Fetches each script along with styles and pictures, without running it.
  {
    theirs: '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
    ours: '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>">',
  },
  // A script below the link to the styles makes the parser wait for them, and everything after it would be painted bit
  // by bit.
  {
    theirs: '<%~ it.headTags %>',
    ours: `<%~ it.headTags %><%~ it.preBodyTags.match(${inlineScript}).join('') %>`,
  },
  {theirs: '<%~ it.preBodyTags %>', ours: `<%~ it.preBodyTags.replace(${inlineScript}, '') %>`},
];

/**
 * Milliseconds to wait after everything has loaded if the browser doesn't report paints, or if the page is in the
 * background.
 */
export const patienceMs = 500;

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
    setTimeout(start, ${patienceMs});
  });
}`;

/**
 * Scripts run after the first paint. With `defer`, a fast connection or a warm cache delivers them earlier, and readers
 * see what the server rendered only after they've run. The document's changes are the other half.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/3237 chose `defer`.
 * To remove it: delete this folder, its changes in `ssrTemplate`, and `src/lib/earlyPresses.ts`.
 */
export default function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    // The same on every page, because the content policy allows it by its hash.
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: startScripts + keepEarlyPresses}]}),
  };
}
