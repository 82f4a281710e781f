import {searchSettings} from '@site/src/site/search';
import {limitText} from '@site/src/site/limitText';

/** The address at which the beginning of a message is searched for. */
export function searchPath(message: string): string {
  return `/${searchSettings.searchPagePath}?${searchSettings.queryParam}=${encodeURIComponent(limitText(message))}`;
}
