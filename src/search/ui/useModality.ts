import {useLayoutEffect, type RefObject} from 'react';
import {makeRestInert} from '@site/src/behavior/focus/makeRestInert';
import {afterTyping} from './afterTyping';

/**
 * Makes a dialog the only reachable part of the page, and returns the focus when it closes. The dialog covers the page
 * and traps the focus immediately; the page behind it becomes inert only after a pause in typing, because recalculating
 * the styles of all its elements takes longer than rendering the results.
 *
 * @param returnFocus the element that had the focus before
 */
export function useModality(
  dialog: RefObject<HTMLElement | null>,
  returnFocus: RefObject<HTMLElement | null>,
): void {
  // Before another dialog that replaces this one takes the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const target = returnFocus.current;
    if (!element) {
      return undefined;
    }
    const undo: (() => void)[] = [];
    const cancel = afterTyping(element, () => {
      undo.push(makeRestInert(element), lockScroll());
    });
    element.addEventListener('keydown', trapFocus);
    return () => {
      cancel();
      undo.forEach((each) => each());
      element.removeEventListener('keydown', trapFocus);
      target?.focus({preventScroll: true});
    };
  }, [dialog, returnFocus]);
}

const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input:not([disabled])';

/** Tab wraps around inside the dialog instead of moving on to the browser's own controls. */
function trapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) {
    return;
  }
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const target = event.shiftKey ? elements.at(-1) : elements[0];
  if (document.activeElement === edge || !elements.some((element) => element === document.activeElement)) {
    event.preventDefault();
    target?.focus();
  }
}

/** Stops the page from scrolling. It's set after a pause in typing, not when the search opens. */
const lockedClass = 'DocSearch--active';

/**
 * Stops the page behind the dialog from scrolling, and keeps the width of its scroll bar free so that nothing shifts.
 */
function lockScroll(): () => void {
  const {body, documentElement} = document;
  const hasScrollBar = window.innerWidth > documentElement.clientWidth;
  documentElement.style.scrollbarGutter = hasScrollBar ? 'stable' : '';
  body.classList.add(lockedClass);
  return () => {
    documentElement.style.scrollbarGutter = '';
    body.classList.remove(lockedClass);
  };
}
