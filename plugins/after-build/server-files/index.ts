import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Root} from 'hast';
import {searchHosts} from '../../../src/site/searchHosts';
import {redirects} from '../../../src/site/redirects';
import type {SearchConfiguration} from '../../../src/site/search';
import {canonicalUrl} from '../../built-pages/elements';
import type {OutputFile} from '../../files/outputFile';
import {redirectScript} from '../redirects';
import {missingFile} from './headers/contentTypes';
import {inlineScripts} from './headers/contentPolicy';
import {securityHeaders} from './headers/responseHeaders';
import {headersFile, redirectsFile} from './servers/headersFile';
import {serverFolder} from './serverFolder';
import {nginxConfiguration} from './servers/nginx';
import {type VercelConfiguration, vercelConfiguration} from './servers/vercel';

/**
 * Compares the committed `vercel.json` with the one that a build made. Vercel reads the file before it builds, so a
 * build can only notice that it's stale.
 *
 * @returns what to do, or `undefined` if they're equal
 */
export function staleConfiguration(
  committed: string,
  built: VercelConfiguration,
  generatedFile: string,
): string | undefined {
  if (isDeepStrictEqual(JSON.parse(committed), built)) {
    return undefined;
  }
  return (
    "vercel.json doesn't send the headers that this build needs. " +
    `Build with the same settings, then commit what the build wrote: cp ${generatedFile} vercel.json`
  );
}

/**
 * Only these marks keep Cloudflare from replacing the email addresses on a page. `no-transform` would also keep it from
 * compressing the page.
 */
export const emailObfuscationOptOut = {begin: '<!--email_off-->', end: '<!--/email_off-->'} as const;

/** @throws Error with what to do when the file that Vercel has read isn't the one that the build needs */
async function checkCommitted(siteDir: string, built: VercelConfiguration, generated: string): Promise<void> {
  const committed = await readFile(path.join(siteDir, 'vercel.json'), 'utf8');
  const advice = staleConfiguration(committed, built, generated);
  if (advice !== undefined) {
    throw new Error(advice);
  }
}

interface Site {
  readonly siteDir: string;
  readonly outDir: string;
  readonly origin: string;
  readonly baseUrl: string;
}

/**
 * What servers need to know about a build, from one set of rules: `_headers` and `_redirects` in the build,
 * `vercel.json` and `nginx.conf` next to it.
 */
export async function serverFiles(
  pages: readonly Root[],
  search: SearchConfiguration,
  {siteDir, outDir, origin, baseUrl}: Site,
): Promise<readonly OutputFile[]> {
  const scripts = [...pages.flatMap(inlineScripts), redirectScript];
  const headers = securityHeaders({scripts, connectOrigins: searchHosts(search)});
  const root = origin + baseUrl;
  const paths = pages.flatMap((page) => canonicalUrl(page)?.slice(root.length) ?? []).sort();
  const rules = {basePath: baseUrl, root, headers, redirects};
  const vercel = vercelConfiguration(rules);
  const beside = path.relative(outDir, serverFolder(outDir));
  if (process.env.VERCEL !== undefined) {
    await checkCommitted(siteDir, vercel, path.join(path.basename(beside), 'vercel.json'));
  }
  return [
    ['_headers', headersFile(rules)],
    ['_redirects', redirectsFile({...rules, pages: paths})],
    [missingFile.name, missingFile.text],
    [path.join(beside, 'vercel.json'), `${JSON.stringify(vercel, null, 2)}\n`],
    [path.join(beside, 'nginx.conf'), nginxConfiguration({...rules, serverName: new URL(origin).hostname})],
  ];
}
