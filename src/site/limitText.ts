import {searchSettings} from './search';

/** Replaces unpaired surrogates, which `encodeURIComponent` throws on. */
function toWellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}

/**
 * The part of a pasted text that's read for a query, on one line: a whole log would block the page, and a single-line
 * field drops line breaks and would join two words.
 */
export function pastedBeginning(text: string): string {
  return text.trim().slice(0, searchSettings.maxPastedLength).replace(/\s+/g, ' ');
}

/** The first 64 characters of a text, without an unpaired surrogate at the end. */
export function limitText(text: string): string {
  return toWellFormed(text.slice(0, searchSettings.maxQueryLength));
}

/** What a field shows of a pasted text that's too long for it and contains no message to search for. */
export function limitPasted(text: string): string {
  return limitText(pastedBeginning(text));
}

/** The query for a text; empty if the text is only whitespace. */
export function limitQuery(text: string): string {
  const query = limitText(text);
  return query.trim() === '' ? '' : query;
}
