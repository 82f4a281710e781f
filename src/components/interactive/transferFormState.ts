type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(part: Element): readonly Field[] {
  return Array.from(part.querySelectorAll<Field>('input, textarea, select'));
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}

/**
 * The element's counterpart in another part: the one of the same kind and name, at the same index among those. Only one
 * of the parts may have the buttons that scripts add to code.
 */
function counterpart(element: Element | null, part: Element, next: Element): HTMLElement | undefined {
  if (element === null) {
    return undefined;
  }
  const alike = (within: Element): readonly HTMLElement[] =>
    Array.from(within.querySelectorAll<HTMLElement>(element.localName)).filter(
      (other) => nameOf(other) === nameOf(element),
    );
  return alike(next)[alike(part).findIndex((other) => other === element)];
}

function isToggle(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Whether a reader has changed what's in the HTML. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).some(({selected, defaultSelected}) => selected !== defaultSelected);
  }
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Copies another field's value as if a reader had typed it: React listens to the event, unless its own setter has set
 * the value.
 */
function enter(field: Field, from: Field): void {
  if (isToggle(field)) {
    if (isToggle(from) && field.checked !== from.checked) {
      field.click();
    }
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, from.value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
}

/** Copies the text cursor or the selection from another field; a button or a toggle has none. */
function selectLike(field: Element, from: Element | null): void {
  if (isText(field) && isText(from) && from.selectionStart !== null) {
    field.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
  }
}

/**
 * Remembers where the focus is in a part.
 *
 * @param pressed the button that a reader pressed last, if any
 * @returns a function that transfers the focus, the press, and everything that was entered or opened to a part with the
 *   same contents that replaces this one
 */
export function transferFormState(part: Element, pressed: Element | null): (next: Element) => void {
  const focused = document.activeElement;
  return (next) => {
    const nextFields = fieldsOf(next);
    for (const [index, from] of fieldsOf(part).entries()) {
      const field = nextFields[index];
      if (field !== undefined && isChanged(from)) {
        enter(field, from);
      }
    }
    const nextDetails = next.querySelectorAll('details');
    for (const [index, {open}] of part.querySelectorAll('details').entries()) {
      if (open) {
        nextDetails[index]?.setAttribute('open', '');
      }
    }
    const heir = counterpart(focused, part, next);
    if (heir) {
      heir.focus({preventScroll: true});
      // React sets the values once more when it's done with this part.
      queueMicrotask(() => selectLike(heir, focused));
    }
    counterpart(pressed, part, next)?.click();
  };
}
