/** What the tests of search have in common: its texts, its requests, and what it stores. */
import {searchSettings, storedSearchKeys} from '../../../src/site/search';

/** The message if a search reaches nothing, in the modal and on the search page. */
export const errorText = 'Unable to fetch results';
export const helpText = 'You might want to check your network connection.';

/** The message if the hosted service rejects searches, by the status of its response. */
export const refusals = [
  {status: 403, title: 'The search service rejected the search', help: 'have to renew its access'},
  {status: 404, title: 'The search service rejected the search', help: 'have to renew its access'},
  {
    status: 429,
    title: 'The search service has reached its limit',
    help: 'Try again in a few minutes',
  },
] as const;

/** The URL of the embedded index. */
export const indexAddress = /\/search\/index\.json$/;

/**
 * Selector of the link below the modal's results that leads to all of them. Its URL contains the query that they
 * answer: results for what was typed before, or stored searches, stay until the new results arrive.
 */
export function linkToAll(query: string): string {
  return `[role="dialog"] a[href$="/search?q=${encodeURIComponent(query)}"]`;
}

/** The keys under which an earlier search has stored something in the browser. */
export const storedKeys = storedSearchKeys(searchSettings.indexName);

/** A stored search that leads to a URL of the site, by its number. */
export function storedSearch(number: number, url: string): Record<string, unknown> {
  return {
    objectID: `stored-${number}`,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Getting started', lvl1: `Stored ${number}`},
  };
}
