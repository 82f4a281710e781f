const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const textFields = `select, textarea, input:not(${withoutText.map((type) => `[type=${type}]`).join()})`;

/** Whether the element hides from the page what has the focus, as an extension does with a field in a closed shadow tree. */
function hidesFocus(element: HTMLElement): boolean {
  return element.tabIndex < 0 && !element.matches('html, body, [tabindex]');
}

/** Whether typing in the element that a key goes to enters text, or chooses an option. */
export function isTextField(element: EventTarget | null | undefined): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches(textFields) || hidesFocus(element))
  );
}
