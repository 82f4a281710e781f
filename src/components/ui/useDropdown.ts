import {type RefObject, useEffect, useRef, useState} from 'react';

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
    const listeners = new AbortController();
    const {signal} = listeners;
    if (isOpen) {
      const onLeave = ({target}: Event): void => {
        if (target instanceof Node && !wrapper.current?.contains(target)) {
          setOpen(false);
        }
      };
      document.addEventListener('pointerdown', onLeave, {signal});
      document.addEventListener('focusin', onLeave, {signal});
      document.addEventListener(
        'keydown',
        ({key}) => {
          if (key === 'Escape') {
            setOpen(false);
            wrapper.current?.querySelector('button')?.focus();
          }
        },
        {signal},
      );
    }
    return () => listeners.abort();
  }, [isOpen]);
  return {isOpen, setOpen, wrapper};
}
