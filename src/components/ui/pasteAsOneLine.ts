import type {ClipboardEvent} from 'react';
import {pastedBeginning} from '@site/src/site/limitText';
import {enterText} from './enterText';

/**
 * Pastes several lines as one: a single-line field drops line breaks and would join two words.
 *
 * @param onLong gets the whole text if it doesn't fit, after the field has its beginning
 */
export function pasteAsOneLine(
  event: ClipboardEvent<HTMLInputElement>,
  onLong?: (text: string) => void,
): void {
  const field = event.currentTarget;
  const text = event.clipboardData.getData('text');
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  const room = field.maxLength - field.value.length + (end - start);
  const isLong = text.length > room;
  if (!isLong && !/[\r\n]/.test(text)) {
    return;
  }
  event.preventDefault();
  enterText(field, pastedBeginning(text).replace(/\s+/g, ' ').slice(0, room), start, end);
  if (isLong) {
    onLong?.(text);
  }
}
