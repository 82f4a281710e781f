import {useEffect, type RefObject} from 'react';
import {isTextField, shortcutAction} from './shortcut';

interface Options {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (query: string) => void;
  readonly onClose: () => void;
}

/** Slash, ctrl or meta with K, Escape, and typing on the focused button, also before the page could react. */
export function useSearchShortcuts({isOpen, button, onOpen, onClose}: Options): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const action = shortcutAction(event, {
        isOpen,
        isEditing: isTextField(event.composedPath()[0]),
        isButtonFocused: document.activeElement === button.current,
      });
      // Someone else's key, or a page behind another dialog. While open, the search box has already handled
      // Escape in its own way, which closes nothing.
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
}
