/** The framework's line for a script of the page. */
const scriptLine = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/** Fetches the script beside styles and pictures, and runs nothing. */
const preloadLine =
  '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>">';

/** Milliseconds for browsers that do not tell when they have painted, and for pages that nobody looks at. */
export const patienceMs = 500;

/** The same on every page and in every build, because the policy for content allows it by its hash. */
const startScripts = `
  addEventListener('DOMContentLoaded', () => {
    let isStarted = false;
    const start = () => {
      if (isStarted) return;
      isStarted = true;
      for (const { href } of document.querySelectorAll('link[rel=preload][as=script]')) {
        const script = document.createElement('script');
        script.src = href;
        script.async = false;
        document.head.append(script);
      }
    };
    if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    }
    setTimeout(start, ${patienceMs});
  });
`;

/**
 * The document of every page, in which scripts run once the page has been painted. With `defer` a fast line or a warm
 * cache has them there before the first paint, and what the server built is seen only when they have run.
 *
 * @param template the framework's own, in the language of its `ssrTemplate`
 * @throws when the framework writes its scripts in another way
 */
export function documentTemplate(template: string): string {
  const [before, after, ...more] = template.split(scriptLine);
  if (after === undefined || more.length > 0) {
    throw new Error('The framework writes its scripts in another way than plugins/first-paint knows.');
  }
  return `${before}${preloadLine}${after}`.replace('</head>', `<script>${startScripts}</script></head>`);
}
