const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const textFields = `select, textarea, input:not(${withoutText.map((type) => `[type=${type}]`).join()})`;

/** Whether typing in this element enters text, or chooses an option. */
export function isTextField(element: EventTarget | null | undefined): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(textFields));
}
