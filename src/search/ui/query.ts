import {product} from '@site/src/site/product';
import {searchSettings} from '@site/src/site/search';

/** Replaces halves of surrogate pairs, which `encodeURIComponent` throws on. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}

/** The first 64 characters of a text, without half a surrogate pair at the end. */
export function limitText(text: string): string {
  return wellFormed(text.slice(0, searchSettings.maxQueryLength));
}

/** The query that a text stands for; empty when the text is nothing but whitespace. */
export function limitQuery(text: string): string {
  const query = limitText(text);
  return query.trim() === '' ? '' : query;
}

/** URL of a new issue in the source repository that names the query. */
export function missingResultsUrl(query: string): string {
  const url = new URL(`${product.repositoryUrl}/issues/new`);
  url.searchParams.set('title', `Documentation search finds nothing for "${wellFormed(query)}"`);
  url.searchParams.set(
    'body',
    'What I was looking for:\n\nThe page that should have been found, if I know it:\n',
  );
  return url.href;
}
