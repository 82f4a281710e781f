import {searchSettings} from '@site/src/site/search';
import {limitText} from '@site/src/site/limitText';

/** The path and query string of the search for the beginning of a message. */
export function searchPath(message: string): string {
  return `/${searchSettings.searchPagePath}?${searchSettings.queryParam}=${encodeURIComponent(limitText(message))}`;
}
