import type {ClipboardEvent} from 'react';
import {pastedBeginning} from '@site/src/site/limitText';
import {enterText} from './enterText';

/**
 * Pastes several lines as one, as far as there's room.
 *
 * @param onLong gets a text that's too long for the field even if it's empty; without it, the field gets the beginning
 */
export function pasteAsOneLine(
  event: ClipboardEvent<HTMLInputElement>,
  onLong?: (text: string, field: HTMLInputElement) => void,
): void {
  const field = event.currentTarget;
  const text = event.clipboardData.getData('text');
  if (onLong && text.length > field.maxLength) {
    event.preventDefault();
    onLong(text, field);
    return;
  }
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  const room = field.maxLength - field.value.length + (end - start);
  if (text.length > room || /[\r\n]/.test(text)) {
    event.preventDefault();
    enterText(field, pastedBeginning(text).slice(0, room), start, end);
  }
}
