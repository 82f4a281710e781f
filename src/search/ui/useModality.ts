import {useEffect, type RefObject} from 'react';
import {afterTyping} from './afterTyping';
import {disableSiblings} from './disableSiblings';
import {keepFocusInside} from './keepFocusInside';
import {lockScroll} from './lockScroll';

/**
 * Makes an element the only part of the page that can be reached, and returns the focus when it goes away.
 * The dialog covers the page, keeps the focus and says that it is modal from the first moment. That the page behind it
 * is inert as well waits until nobody types: the styles of all its elements are worked out anew, which takes longer
 * than drawing the results.
 *
 * @param returnFocus what had the focus before
 */
export function useModality(
  dialog: RefObject<HTMLElement | null>,
  returnFocus: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = dialog.current;
    const target = returnFocus.current;
    if (!element) {
      return undefined;
    }
    const undo: (() => void)[] = [];
    const cancel = afterTyping(element, () => {
      undo.push(disableSiblings(element), lockScroll());
    });
    element.addEventListener('keydown', keepFocusInside);
    return () => {
      cancel();
      undo.forEach((each) => each());
      element.removeEventListener('keydown', keepFocusInside);
      target?.focus({preventScroll: true});
    };
  }, [dialog, returnFocus]);
}
