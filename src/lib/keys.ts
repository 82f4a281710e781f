/**
 * What a key press means, on every layout and platform. All shortcuts and lists use this module. Autofill dispatches
 * events without a `key`, which mean nothing.
 */

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
>;

/** What browsers report for a key that an input method has taken. */
const composingKeyCode = 229;

/**
 * Whether an input method takes the press. In Safari, the press that ends a composition isn't marked as composing
 * (WebKit bug 165004), and only the deprecated code is left.
 */
export function isImeComposing(press: KeyPress): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells them apart in Safari
  return press.isComposing || press.keyCode === composingKeyCode;
}

/**
 * Ctrl or Meta with K. On layouts without Latin letters, the key in the position of K.
 *
 * @param isInAppleField in Apple's text fields, Ctrl+K deletes to the end of the line
 */
export function isCommandK(
  {key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyPress,
  isInAppleField = false,
): boolean {
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && (metaKey || (ctrlKey && !isInAppleField)) && !altKey && !shiftKey;
}

/**
 * The character that a press types, if any. AltGr, which some layouts need for it, is reported as Ctrl and Alt
 * together, and on Apple keyboards as Alt.
 */
export function typedCharacter(
  {key, ctrlKey, metaKey, altKey}: KeyPress,
  isOnApple: boolean,
): string | undefined {
  const isCommand = metaKey || (isOnApple ? ctrlKey : ctrlKey !== altKey);
  return !isCommand && /^.$/su.test(key) ? key : undefined;
}

/** Whether the reader's keyboard has ⌘ where others have Ctrl. Only in the browser. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** Modifier keys held while a key or a mouse button is pressed. */
export type ModifierKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether the browser does something else when these keys are held: it opens a link in a new tab or window, or saves it,
 * goes back with an arrow, or selects text with it.
 */
export function hasModifier({ctrlKey, metaKey, shiftKey, altKey}: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
