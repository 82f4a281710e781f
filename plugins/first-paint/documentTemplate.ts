import {keepEarlyPresses} from '../../src/behaviour/earlyPresses';

/** The framework's line for a script of the page. */
const scriptLine = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/** Fetches the script along with styles and pictures, without running it. */
const preloadLine =
  '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>">';

/** The framework's line for its version, which no reader needs. */
const generatorLine = '<meta name="generator" content="Docusaurus v<%= it.version %>">';

/** Milliseconds to wait where a browser doesn't report its paints, or for a page in the background. */
export const patienceMs = 500;

/**
 * The same on every page, because the content policy allows it by its hash. Each link becomes a script, so nothing is
 * started twice.
 */
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
 * The document of every page, in which scripts run after the first paint. With `defer`, a fast connection or a warm cache
 * delivers them earlier, and readers see what the server rendered only after they have run.
 *
 * @param template the framework's own, in the language of its `ssrTemplate`
 * @throws when the framework's document has changed
 */
export function documentTemplate(template: string): string {
  for (const line of [scriptLine, generatorLine]) {
    if (template.split(line).length !== 2) {
      throw new Error(`The framework's document no longer has one ${line}, as plugins/first-paint knows it.`);
    }
  }
  return template
    .replace(generatorLine, '')
    .replace(scriptLine, preloadLine)
    .replace('</head>', `<script>${startScripts}${keepEarlyPresses}</script></head>`);
}
