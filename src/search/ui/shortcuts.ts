import {useEffect, type RefObject} from 'react';
import {replayEarlyPresses} from '@site/src/lib/earlyPresses';
import {isApple, isCommandK, isImeComposing, typedCharacter} from '@site/src/lib/keys';
import {isOverlayOpen} from '@site/src/behavior/overlays';
import {hasSingleKeys} from '@site/src/behavior/shortcuts/singleKeys';
import {isTextField} from '@site/src/behavior/textField';

const letterOrDigit = /^[\p{L}\p{N}]$/u;

/** What a character opens search with: nothing if it's a slash, or itself if the button has the focus. */
function openingQuery(character = '', isEditing: boolean, isOnButton: boolean): string | undefined {
  if (character === '/' && !isEditing && hasSingleKeys()) {
    return '';
  }
  return isOnButton && letterOrDigit.test(character) ? character : undefined;
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
      const isEditing = isTextField(event.composedPath()[0]);
      const isCommand = isCommandK(event, isEditing && isApple());
      const isOnButton = document.activeElement === button.current;
      const query = isCommand ? '' : openingQuery(typedCharacter(event, isApple()), isEditing, isOnButton);
      // Something else has handled the key, or the page is behind another dialog.
      const isTaken = event.defaultPrevented || isOverlayOpen('dialog');
      const isMeant = isOpen.current ? isCommand : query !== undefined && !isTaken;
      if (!isMeant || isImeComposing(event)) {
        return;
      }
      event.preventDefault();
      heldKey = event.code;
      if (isOpen.current) {
        onClose();
      } else {
        onOpen(query ?? '');
      }
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen, button, onOpen, onClose]);
  useEffect(() => {
    void replayEarlyPresses();
  }, []);
}
