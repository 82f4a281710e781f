/** The parts of a key press that decide what it does. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

export interface ShortcutContext {
  readonly isOpen: boolean;
  /** A text field has the focus. */
  readonly isEditing: boolean;
  readonly isButtonFocused: boolean;
}

export type ShortcutAction =
  {readonly type: 'open'; readonly query: string} | {readonly type: 'close'} | null;

const letterOrDigit = /^[\p{L}\p{N}]$/u;

/** What a key press does to the modal. */
export function shortcutAction(press: KeyPress, context: ShortcutContext): ShortcutAction {
  const {key, ctrlKey, metaKey, altKey, shiftKey, isComposing} = press;
  const {isOpen, isEditing, isButtonFocused} = context;
  const hasModifier = ctrlKey || metaKey || altKey;
  // `key` is missing in the events that autofill makes.
  if (isComposing || typeof key !== 'string') {
    return null;
  }
  if (isOpen && key === 'Escape') {
    return {type: 'close'};
  }
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
    return isOpen ? {type: 'close'} : {type: 'open', query: ''};
  }
  if (isOpen || hasModifier) {
    return null;
  }
  if (key === '/' && !isEditing) {
    return {type: 'open', query: ''};
  }
  return isButtonFocused && letterOrDigit.test(key) ? {type: 'open', query: key} : null;
}

const notText = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Whether typing into this element writes text. */
export function isTextField(element: EventTarget | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) {
    return false;
  }
  if (element instanceof HTMLInputElement) {
    return !notText.has(element.type);
  }
  return element.isContentEditable || /^(?:SELECT|TEXTAREA)$/.test(element.tagName);
}
