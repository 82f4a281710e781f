import {useEffect, type RefObject} from 'react';
import {repeatEarlyPresses} from '@site/src/behavior/earlyPresses';
import {isOverlayOpen} from '@site/src/behavior/overlays';
import {isTextField} from '@site/src/behavior/textField';

/** The parts of a keyboard event that matter here. */
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
  | {readonly type: 'open'; readonly query: string}
  | {readonly type: 'close'}
  | null;

const letterOrDigit = /^[\p{L}\p{N}]$/u;

/** What a key press does to the modal. */
export function shortcutAction(press: KeyPress, context: ShortcutContext): ShortcutAction {
  const {key, ctrlKey, metaKey, altKey, shiftKey, isComposing} = press;
  const {isOpen, isEditing, isButtonFocused} = context;
  const hasModifier = ctrlKey || metaKey || altKey;
  // Autofill dispatches events without a `key`.
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

interface Options {
  readonly isOpen: RefObject<boolean>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (query: string) => void;
  readonly onClose: () => void;
}

/** Slash, Ctrl or Meta with K, Escape, and typing while the button has the focus. */
export function useSearchShortcuts({isOpen, button, onOpen, onClose}: Options): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const action = shortcutAction(event, {
        isOpen: isOpen.current,
        isEditing: isTextField(event.composedPath()[0]),
        isButtonFocused: document.activeElement === button.current,
      });
      // Somebody else's key, or the page is behind another dialog.
      const isTaken = !isOpen.current && (event.defaultPrevented || isOverlayOpen('dialog'));
      if (isTaken || action === null) {
        return;
      }
      event.preventDefault();
      if (action.type === 'open') {
        onOpen(action.query);
      } else {
        onClose();
      }
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen, button, onOpen, onClose]);
  useEffect(() => {
    void repeatEarlyPresses();
  }, []);
}
