/** Modifier keys held while a link is opened with Enter or the mouse. */
export type ModifierKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a browser opens a link in a new tab or window, or saves it, when these keys are held. */
export function leavesPageOpen({ctrlKey, metaKey, shiftKey, altKey}: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
