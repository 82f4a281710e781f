import {setImmediate} from 'node:timers/promises';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type * as renderer from './browser/renderer';

/** The pages about the site itself that the framework adds in development. */
const ownPages = '/__docusaurus/';

/** The document of a page, with the tags that a build writes into its head based on the page. */
function documentOf({html, collectedData: {metadata}}: renderer.RenderedPage): string {
  const {htmlAttributes, title, meta, link} = metadata.internal;
  return `<!doctype html><html ${htmlAttributes}><head>${title}${meta}${link}</head><body>${html}</body></html>`;
}

/**
 * Renders the pages of a site, and parses them the way a build's pages are parsed.
 *
 * @param onFailure gets the path of each page that can't be rendered, such as one with a mistake that its author is
 *   about to correct; it's left out
 */
export async function renderPages(
  {paths, render}: typeof renderer,
  onFailure: (path: string, error: unknown) => void,
): Promise<readonly Root[]> {
  const pages: Root[] = [];
  for (const path of paths.filter((each) => !each.includes(ownPages))) {
    try {
      const rendered = await render({pathname: path, v4RemoveLegacyPostBuildHeadAttribute: true});
      pages.push(fromHtml(documentOf(rendered)));
    } catch (error) {
      onFailure(path, error);
    }
    // Lets the server respond to the browser between two pages.
    await setImmediate();
  }
  return pages;
}
