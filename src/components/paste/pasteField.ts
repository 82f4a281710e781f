/** The text field of the paste box that holds an element. */
export function pasteField(element: Element): HTMLTextAreaElement | null {
  return element.closest('[data-paste-box]')?.querySelector('textarea') ?? null;
}
