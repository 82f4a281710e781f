import {useEffect, type RefObject} from 'react';
import {repeatEarlyPresses} from '@site/src/behaviour/earlyPresses';
import {isTextField, shortcutAction} from './shortcut';

interface Options {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (query: string) => void;
  readonly onClose: () => void;
}

/** Slash, Ctrl or Meta with K, Escape, and typing while the button has the focus. */
export function useSearchShortcuts({isOpen, button, onOpen, onClose}: Options): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const action = shortcutAction(event, {
        isOpen,
        isEditing: isTextField(event.composedPath()[0]),
        isButtonFocused: document.activeElement === button.current,
      });
      // Somebody else's key, or the page is behind another dialog.
      const isTaken = !isOpen && (event.defaultPrevented || document.querySelector('dialog:modal') !== null);
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
