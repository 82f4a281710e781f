import {type RefObject, useEffect, useRef, useState} from 'react';
import {onLightDismiss} from './lightDismiss';

interface Dropdown {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The element that contains the button and what it opens. */
  readonly wrapper: RefObject<HTMLDivElement | null>;
}

/** Something that a button opens. Escape closes it and focuses the button; a press elsewhere, or leaving it, closes it. */
export function useDropdown(): Dropdown {
  const [isOpen, setOpen] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {current} = wrapper;
    const listeners = new AbortController();
    if (isOpen && current) {
      const close = (isEscape: boolean): void => {
        setOpen(false);
        if (isEscape) {
          current.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        }
      };
      onLightDismiss([current], close, listeners.signal);
    }
    return () => listeners.abort();
  }, [isOpen]);
  return {isOpen, setOpen, wrapper};
}
