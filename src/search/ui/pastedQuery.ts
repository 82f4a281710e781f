import {messageOf} from '@site/src/lib/messages/cleanLine';
import {limitText, pastedBeginning} from '@site/src/site/limitText';

/**
 * The query for a text that's too long for a field: the beginning of its message, without prefixes such as a timestamp
 * and the name of a container, which often fill the first 64 characters.
 */
export function pastedQuery(text: string): string {
  return limitText(messageOf(pastedBeginning(text)));
}
