import {laterNames, redirects} from '../../../src/site/redirects';
import type {OutputFile} from '../../built-pages/outputFile';
import {notFoundPage} from './page';
import {leadingScript} from './script';

/** The page at every unknown address, as the framework names its file. */
export const notFoundFile = '404.html';

const scriptFile = 'not-found.js';

/**
 * The page at every unknown address: it claims no address of its own, and before anything of it is seen, its script goes
 * to the page that the reader means. Only this page loads what that takes.
 *
 * @param html the page as the framework writes it
 * @param routes of all pages, with the base path
 */
export function notFoundFiles(
  html: string,
  routes: readonly string[],
  baseUrl: string,
): {readonly page: string; readonly script: OutputFile} {
  const below = (route: string): string => `/${route.slice(baseUrl.length)}`;
  const script = leadingScript(baseUrl, {
    pages: routes.map(below).filter((route) => !route.endsWith('.html')),
    moved: Object.fromEntries(redirects.map(({from, to}) => [from, to])),
    later: laterNames,
  });
  return {page: notFoundPage(html, baseUrl + scriptFile), script: [scriptFile, script]};
}
