import {useEffect, type RefObject} from 'react';
import {afterPaint} from './afterPaint';
import {disableSiblings} from './disableSiblings';
import {keepFocusInside} from './keepFocusInside';
import {lockScroll} from './lockScroll';

/**
 * Makes an element the only part of the page that can be reached, and returns the focus when it goes away.
 * Drawing it comes first: taking the whole page out of reach costs more than the dialog.
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
    const cancel = afterPaint(() => {
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
