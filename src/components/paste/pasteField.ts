import {enterText} from '@site/src/components/ui/enterText';

/** Characters. On a page with many closed details, Chromium takes half a minute to delete a log of two million. */
const mostDeleted = 100_000;

/** Lines. Chromium takes half a second to insert this many. */
const mostInserted = 100;

/** The text field of the paste box that contains an element. */
export function pasteField(element: Element): HTMLTextAreaElement | null {
  return element.closest('[data-paste-box]')?.querySelector('textarea') ?? null;
}

/**
 * Replaces the text in a field, which gets the focus, from the first difference to the last one. The browser can undo
 * that unless it's long.
 */
export function replaceText(field: HTMLTextAreaElement, text: string): void {
  const {value} = field;
  const shorter = Math.min(value.length, text.length);
  let start = 0;
  while (start < shorter && value[start] === text[start]) {
    start += 1;
  }
  let rest = 0;
  while (rest < shorter - start && value.at(-rest - 1) === text.at(-rest - 1)) {
    rest += 1;
  }
  const end = value.length - rest;
  const inserted = text.slice(start, text.length - rest);
  if (end - start <= mostDeleted && inserted.split('\n').length <= mostInserted) {
    enterText(field, inserted, start, end);
  } else {
    field.focus();
    field.value = text;
  }
}
