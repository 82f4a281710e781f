import {useEffect, type RefObject} from 'react';
import {repeatEarlyPresses} from '@site/src/lib/earlyPresses';
import {isApple, isCommandK, isComposed, typedCharacter, type KeyPress} from '@site/src/lib/keys';
import {isOverlayOpen} from '@site/src/behavior/overlays';
import {hasSingleKeys} from '@site/src/behavior/shortcuts/singleKeys';
import {isTextField} from '@site/src/behavior/textField';

export interface ShortcutContext {
  readonly isOpen: boolean;
  /** A text field has the focus. */
  readonly isEditing: boolean;
  readonly isButtonFocused: boolean;
  /** The keyboard has ⌘ where others have Ctrl. */
  readonly isApple: boolean;
  /** `/` is a shortcut. */
  readonly hasSingleKeys: boolean;
}

type ShortcutAction = {readonly type: 'open'; readonly query: string} | {readonly type: 'close'} | null;

const letterOrDigit = /^[\p{L}\p{N}]$/u;

/** The effect of a key press on the modal. */
export function shortcutAction(press: KeyPress, context: ShortcutContext): ShortcutAction {
  const {isOpen, isEditing, isButtonFocused} = context;
  if (isComposed(press)) {
    return null;
  }
  if (isCommandK(press, context.isApple && isEditing)) {
    return isOpen ? {type: 'close'} : {type: 'open', query: ''};
  }
  const character = typedCharacter(press, context.isApple);
  if (isOpen || character === undefined) {
    return null;
  }
  if (character === '/' && !isEditing && context.hasSingleKeys) {
    return {type: 'open', query: ''};
  }
  return isButtonFocused && letterOrDigit.test(character) ? {type: 'open', query: character} : null;
}

interface Options {
  readonly isOpen: RefObject<boolean>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (query: string) => void;
  readonly onClose: () => void;
}

/** Slash, Ctrl or Meta with K, and typing while the button has the focus. */
export function useSearchShortcuts({isOpen, button, onOpen, onClose}: Options): void {
  useEffect(() => {
    /** The key that opened or closed the modal, while it's held. Its repetitions are ignored and type nothing. */
    let heldKey: string | undefined;
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.repeat && event.code === heldKey) {
        event.preventDefault();
        return;
      }
      heldKey = undefined;
      const action = shortcutAction(event, {
        isOpen: isOpen.current,
        isEditing: isTextField(event.composedPath()[0]),
        isButtonFocused: document.activeElement === button.current,
        isApple: isApple(),
        // Read only if the key is one of them: storage is slow, and readers type.
        get hasSingleKeys() {
          return hasSingleKeys();
        },
      });
      // Something else has handled the key, or the page is behind another dialog.
      const isTaken = !isOpen.current && (event.defaultPrevented || isOverlayOpen('dialog'));
      if (isTaken || action === null) {
        return;
      }
      event.preventDefault();
      heldKey = event.code;
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
