import {embeddedIndexLimitKiB} from '../../../src/site/search';

/** What an index costs its readers. */
interface IndexSize {
  readonly pages: number;
  readonly bytes: number;
  /** Roughly what a reader's browser fetches. */
  readonly brotliBytes: number;
}

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** One line about an index, for the log of the build. */
export function describeIndex({pages, bytes, brotliBytes}: IndexSize): string {
  return (
    `Search index of ${pages} pages: ${kibibytes(bytes)}. ` +
    `Readers who search fetch ${kibibytes(brotliBytes)} of it with brotli.`
  );
}

/** The warning for an index that's too large for readers to fetch; `null` otherwise. */
export function sizeWarning({pages, brotliBytes}: IndexSize): string | null {
  if (brotliBytes <= embeddedIndexLimitKiB * 1024) {
    return null;
  }
  return (
    `The embedded search index of ${pages} pages is too large: every reader who searches fetches ` +
    `${kibibytes(brotliBytes)} before the first result, and the limit is ${embeddedIndexLimitKiB} KiB. ` +
    'Use the hosted index: run "npm run search:push", then build with ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY ' +
    'set. README.md has the steps.'
  );
}
