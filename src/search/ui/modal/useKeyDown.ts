import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * Listens for key presses on an element. The listener is on the element itself, so it's called before React's own
 * handlers.
 */
export function useKeyDown(
  target: RefObject<HTMLElement | null>,
  handle: (event: KeyboardEvent) => void,
): void {
  const onKeyDown = useEffectEvent(handle);
  useEffect(() => {
    const element = target.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [target]);
}
