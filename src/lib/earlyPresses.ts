/**
 * Scripts run after the first paint (`plugins/first-paint`), so readers can press a key or a button before anything
 * responds. The document keeps those presses, and this module repeats them once React has started.
 */
import {closestTo} from './closestTo';
import {isCommandK} from './keys';

declare global {
  interface Window {
    earlyPresses?: (KeyboardEvent | MouseEvent)[];
  }
}

/** Elements that the browser itself types into. */
export const formFields = 'input, textarea, select';

/** Types into the focused field as a browser does after an unhandled key press. */
function type({key, altKey, ctrlKey, metaKey}: KeyboardEvent): void {
  const isCharacter = key.length === 1 && !altKey && !ctrlKey && !metaKey;
  if (isCharacter || key === 'Backspace') {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else enters text as a reader does
    document.execCommand(isCharacter ? 'insertText' : 'delete', false, key);
  }
}

/** What responds to a press as soon as the page can. The browser itself resets forms, and readers go on typing. */
const responsive = 'button:is([aria-expanded="false"],[data-interactive] *):not([type="reset"]),[role="tab"]';

/** Presses what responds, and each only once: a reader who saw no menu may have tapped its button again. */
function repeat(press: KeyboardEvent | MouseEvent, pressed: Set<Element>): void {
  if (press instanceof KeyboardEvent) {
    if (!isCommandK(press) && press.target instanceof Element && press.target.matches(formFields)) {
      return;
    }
    const target = document.activeElement ?? document.body;
    // An event has all properties that a copy of it is made from.
    const isHandled = !target.dispatchEvent(new KeyboardEvent(press.type, press));
    if (!isHandled && target instanceof HTMLInputElement) {
      type(press);
    }
    return;
  }
  const control = closestTo(press, 'button,[role="tab"]');
  if (control?.matches(responsive) && !pressed.has(control)) {
    pressed.add(control);
    control.click();
  }
}

/** Repeats what was pressed before React started. Call it once the page listens for keys. */
export async function replayEarlyPresses(): Promise<void> {
  const presses = window.earlyPresses ?? [];
  delete window.earlyPresses;
  const pressed = new Set<Element>();
  for (const press of presses) {
    // By then, React has finished the effect that calls this, during which it doesn't respond right away, and has
    // rendered what the press goes to. No other press can come in between.
    await Promise.resolve();
    repeat(press, pressed);
  }
}
