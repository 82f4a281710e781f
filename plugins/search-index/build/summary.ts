import type {SerializedIndex} from './serializeIndex';

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** One line about an index, for the log of the build. */
export function describeIndex({manifest, brotliBytes}: SerializedIndex): string {
  const {records, pages, bytes} = manifest;
  return `Search index: ${records} records of ${pages} pages, ${kibibytes(bytes)} (${kibibytes(brotliBytes)} with brotli).`;
}

/** The warning for an index that's larger than readers should have to fetch; `null` otherwise. */
export function budgetWarning({manifest, brotliBytes}: SerializedIndex, maxPages: number): string | null {
  if (manifest.pages <= maxPages) {
    return null;
  }
  return (
    `The embedded search index has ${manifest.pages} pages, its budget is ${maxPages}: ` +
    `every reader who searches fetches ${kibibytes(brotliBytes)}. ` +
    'Move to the hosted index by setting ALGOLIA_APP_ID and ALGOLIA_SEARCH_API_KEY (see README.md).'
  );
}
