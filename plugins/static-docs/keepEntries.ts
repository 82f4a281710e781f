type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(part: Element): readonly Field[] {
  return Array.from(part.querySelectorAll<Field>('input, textarea, select'));
}

function buttonsOf(part: Element): readonly HTMLButtonElement[] {
  return Array.from(part.querySelectorAll('button'));
}

function isToggle(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** Whether a reader has changed what the HTML says. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).some(({selected, defaultSelected}) => selected !== defaultSelected);
  }
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Enters what another field holds as a reader would: React listens to the event, unless its own setter has set the value. */
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

/**
 * Remembers where in a part the focus is.
 *
 * @param pressed the button that a reader pressed last, if any
 * @returns what brings the focus, the press, and whatever was entered, to a part with the same fields and buttons that
 *   replaces this one
 */
export function keepEntries(part: Element, pressed: Element | null): (next: Element) => void {
  const fields = fieldsOf(part);
  const press = buttonsOf(part).findIndex((button) => button === pressed);
  const focused = fields.findIndex((field) => field === document.activeElement);
  return (next) => {
    const nextFields = fieldsOf(next);
    for (const [place, from] of fields.entries()) {
      const field = nextFields[place];
      if (field !== undefined && isChanged(from)) {
        enter(field, from);
      }
    }
    nextFields[focused]?.focus();
    buttonsOf(next)[press]?.click();
  };
}
