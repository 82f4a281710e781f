/** The text field of the paste box that contains an element. */
export function pasteField(element: Element): HTMLTextAreaElement | null {
  return element.closest('[data-paste-box]')?.querySelector('textarea') ?? null;
}

/** Replaces the text in a paste box, and has the new one read. */
export function submitText(field: HTMLTextAreaElement | null, text: string): void {
  if (field) {
    field.value = text;
    field.form?.requestSubmit();
  }
}
