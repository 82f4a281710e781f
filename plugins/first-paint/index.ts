import * as frameworkDocument from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {Plugin} from '@docusaurus/types';
import {keepEarlyPresses} from './keepEarlyPresses';

/** Matches each script among tags, in the template's language. Without quotation marks, which begin a text there. */
const inlineScript = '/<(script).*?\\/\\1>/gs';

/** What replaces what in the framework's document. */
const changes: readonly (readonly [theirs: string, ours: string])[] = [
  // Fetches each script along with styles and pictures, without running it.
  [
    '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
    '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>">',
  ],
  // A script below the link to the styles has the parser wait for them. What it reads afterward is painted bit by bit.
  ['<%~ it.headTags %>', `<%~ it.headTags %><%~ it.preBodyTags.match(${inlineScript}).join('') %>`],
  ['<%~ it.preBodyTags %>', `<%~ it.preBodyTags.replace(${inlineScript}, '') %>`],
];

/** Milliseconds to wait once all has loaded where a browser doesn't report its paints, or for a page in the background. */
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
 * The document of every page, which is read while its styles are on their way, and fetches its scripts without running them.
 *
 * @param template the framework's own, in the language of its `ssrTemplate`, as a module exports it
 * @throws Error when the framework's document has changed
 */
export function documentTemplate({
  default: template,
}: {readonly default: string} = frameworkDocument): string {
  let document = template;
  for (const [theirs, ours] of changes) {
    if (document.split(theirs).length !== 2) {
      throw new Error(
        `The framework's document no longer has one ${theirs}, which plugins/first-paint replaces. Update changes there, or remove the plugin and ssrTemplate from docusaurus.config.ts.`,
      );
    }
    document = document.replace(theirs, () => ours);
  }
  // Without indentation: the configuration, this text included, is in the scripts of every page.
  return document.replace(/\n\s+/g, '\n');
}
