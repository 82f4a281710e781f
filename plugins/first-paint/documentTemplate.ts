import {keepEarlyPresses} from './earlyPresses';
import {startLazyLayout} from './lazyLayout';

/** The framework's line for a script of the page. */
const scriptLine = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/** Fetches the script beside styles and pictures, and runs nothing. */
const preloadLine =
  '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>">';

/** The framework's line that tells its version, which no reader needs. */
const generatorLine = '<meta name="generator" content="Docusaurus v<%= it.version %>">';

/** Milliseconds for browsers that do not tell when they have painted, and for pages that nobody looks at. */
export const patienceMs = 500;

/**
 * The same on every page and in every build, because the policy for content allows it by its hash. Once started, no
 * link is left to start again.
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
 * The document of every page, in which scripts run once the page has been painted. With `defer` a fast line or a warm
 * cache has them there before the first paint, and what the server built is seen only when they have run.
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
    .replace('</head>', `<script>${startLazyLayout}${startScripts}${keepEarlyPresses}</script></head>`);
}
