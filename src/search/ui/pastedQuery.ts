import {messageOf} from '@site/src/lib/messages/cleanLine';
import {limitText, pastedBeginning} from '@site/src/site/limitText';

/** A text that was too long for the search box. */
export interface PastedText {
  readonly text: string;
  /** What the box held right after. */
  readonly shown: string;
}

/**
 * The query for a text that's too long for a field: the beginning of its message, without what's often all of the first
 * 64 characters, such as a timestamp and the name of a container.
 */
export function pastedQuery(text: string): string {
  return limitText(messageOf(pastedBeginning(text).replace(/\s+/g, ' ')));
}
