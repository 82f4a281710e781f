import {searchSettings} from './search';

/** Replaces halves of surrogate pairs, which `encodeURIComponent` throws on. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}

/** As much of a pasted text as is read for a query: a whole log would hold up the page. */
export function pastedBeginning(text: string): string {
  return text.trim().slice(0, searchSettings.maxPastedLength);
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
