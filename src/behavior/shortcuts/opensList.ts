/** The parts of a keyboard event that matter here. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

interface Context {
  /** A text field has the focus. */
  readonly isEditing: boolean;
  /** Something else is open over the page. */
  readonly isCovered: boolean;
}

/** Whether a key press asks for the list. Most keyboards need Shift for a question mark, so Shift is no modifier here. */
export function opensList(press: KeyPress, {isEditing, isCovered}: Context): boolean {
  const {key, ctrlKey, metaKey, altKey, isComposing} = press;
  const isModified = ctrlKey || metaKey || altKey || isComposing;
  return key === '?' && !isModified && !isEditing && !isCovered;
}
