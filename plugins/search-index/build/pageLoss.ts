import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** What tells one configuration of the site from another. */
export interface BuildIdentity {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly locale: string;
}

/** The share of its pages that a site may lose from one build to the next. */
const maxLoss = 0.1;

/** Set to `1`, this accepts a build with fewer pages. */
export const acceptLossVariable = 'SITE_SEARCH_ACCEPT_LOSS';

/** Where the number of pages of the last build is kept. */
export function memoryFile({siteDir, outDir, baseUrl, locale}: BuildIdentity): string {
  const key = createHash('sha256')
    .update(JSON.stringify([outDir, baseUrl, locale]))
    .digest('hex')
    .slice(0, 12);
  return path.join(siteDir, 'node_modules', '.cache', 'site-search', `pages-${key}.json`);
}

/** @returns `null` before the first build */
export async function readLastPages(file: string): Promise<number | null> {
  try {
    const {pages} = JSON.parse(await readFile(file, 'utf8')) as {readonly pages?: unknown};
    return typeof pages === 'number' ? pages : null;
  } catch {
    // Missing or unreadable: the same as a first build.
    return null;
  }
}

/** What that file has. */
export function rememberedPages(pages: number): string {
  return `${JSON.stringify({pages})}\n`;
}

interface PageCounts {
  readonly now: number;
  readonly before: number | null;
  readonly isLossAccepted: boolean;
  readonly file: string;
}

/** @throws Error when no page is searched, or when too many are gone since the last build */
export function checkPageCount({now, before, isLossAccepted, file}: PageCounts): void {
  if (now === 0) {
    throw new Error(
      'The search index is empty: no built page has an article with a title. ' +
        'Check that the docs were built and that the theme still wraps them in <main> and <article>.',
    );
  }
  if (before !== null && now < before * (1 - maxLoss) && !isLossAccepted) {
    throw new Error(
      `The search index has ${now} pages, the last build of this configuration had ${before}. ` +
        `If that's intended, build once with ${acceptLossVariable}=1 or delete ${file}.`,
    );
  }
}
