/**
 * Replaces part of a field's text and focuses the field, as if the reader had typed: the browser can undo it, and
 * notifies the page. For a few lines only, because Chromium takes a second for two hundred of them.
 */
export function enterText(
  field: HTMLInputElement | HTMLTextAreaElement | null,
  text: string,
  start = 0,
  end?: number,
): void {
  if (field === null) {
    return;
  }
  field.focus();
  field.setSelectionRange(start, end ?? field.value.length);
  // oxlint-disable-next-line typescript/no-deprecated -- a text that's entered any other way can't be undone
  document.execCommand('insertText', false, text);
}
