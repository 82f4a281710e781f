import {wellFormed} from './wellFormed';
import {searchSettings} from '@site/src/site/search';

/** At most 64 characters of a text, without half characters. */
export function limitText(text: string): string {
  return wellFormed(text.slice(0, searchSettings.maxQueryLength));
}

/** What of a text is searched for: nothing of blanks alone. */
export function limitQuery(text: string): string {
  const query = limitText(text);
  return query.trim() === '' ? '' : query;
}
