const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const textFields = `select, textarea, input:not(${withoutText.map((type) => `[type=${type}]`).join()})`;

/**
 * Whether the element conceals the focused element from the page, as an extension does with a field in a closed shadow
 * tree.
 */
function hidesFocus(element: HTMLElement): boolean {
  return element.tabIndex < 0 && !element.matches('html, body, [tabindex]');
}

/** Whether a key pressed in this element enters text or chooses an option. */
export function isTextField(element: EventTarget | null | undefined): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches(textFields) || hidesFocus(element))
  );
}
