import {searchSettings} from '@site/src/site/search';
import {limitText} from '@site/src/site/limitText';

/** The URL that searches for the beginning of the message. */
export function searchPath(message: string): string {
  return `/${searchSettings.searchPagePath}?${searchSettings.queryParam}=${encodeURIComponent(limitText(message))}`;
}
