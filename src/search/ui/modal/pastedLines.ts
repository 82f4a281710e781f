/** What becomes of pasted text: a field of one line drops the ends of lines, and two words would become one. */
export function asOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Puts a text in place of what is selected in a field, as far as there is room for it. */
export function insertText(field: HTMLInputElement, text: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  const room = field.maxLength - field.value.length + (end - start);
  field.setRangeText(text.slice(0, room), start, end, 'end');
}
