/** What an earlier search has left in the browser. */
import {searchSettings, storedSearchKeys} from '../../../src/site/search';

export const storedKeys = storedSearchKeys(searchSettings.indexName);

/** A stored search that leads to an address of the site, by its number. */
export function storedSearch(number: number, url: string): Record<string, unknown> {
  return {
    objectID: `stored-${number}`,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Getting started', lvl1: `Stored ${number}`},
  };
}
