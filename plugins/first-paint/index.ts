import * as frameworkDocument from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {Plugin} from '@docusaurus/types';
import {keepEarlyPresses} from './keepEarlyPresses';

/** The framework's line for a script of the page. */
const scriptLine = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/** Fetches the script along with styles and pictures, without running it. */
const preloadLine =
  '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>">';

/** Milliseconds to wait where a browser doesn't report its paints, or for a page in the background. */
export const patienceMs = 500;

/** Turns each link into a script, so nothing is started twice. */
const startScripts = `
  addEventListener('DOMContentLoaded', () => {
    const start = () => {
      for (const link of document.querySelectorAll('[as=script]')) {
        const script = { async: false, src: link.href };
        link.replaceWith(Object.assign(document.createElement('script'), script));
      }
    };
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, ${patienceMs});
  });
`;

/**
 * Scripts run after the first paint. With `defer`, a fast connection or a warm cache delivers them earlier, and readers
 * see what the server rendered only after they have run. `ssrTemplate` of the configuration is the other half.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/3237 chose `defer`.
 * To remove it: delete this folder, `ssrTemplate`, and `src/lib/earlyPresses.ts`.
 */
export default function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    // The same on every page, because the content policy allows it by its hash.
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: startScripts + keepEarlyPresses}]}),
  };
}

/**
 * The document of every page, which fetches its scripts without running them.
 *
 * @param template the framework's own, in the language of its `ssrTemplate`, as a module exports it
 * @throws Error when the framework's document has changed
 */
export function documentTemplate({
  default: template,
}: {readonly default: string} = frameworkDocument): string {
  if (template.split(scriptLine).length !== 2) {
    throw new Error(
      `The framework's document no longer has one ${scriptLine}, which plugins/first-paint replaces. Update scriptLine there, or remove the plugin and ssrTemplate from docusaurus.config.ts.`,
    );
  }
  // Without indentation: the configuration, this text included, is in the scripts of every page.
  return template.replace(scriptLine, preloadLine).replace(/\n\s+/g, '\n');
}
