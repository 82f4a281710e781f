import {limitText} from '@site/src/site/limitText';

/** The query that a text stands for; empty when the text is nothing but whitespace. */
export function limitQuery(text: string): string {
  const query = limitText(text);
  return query.trim() === '' ? '' : query;
}
