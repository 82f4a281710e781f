const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input:not([disabled])';

/** Lets Tab go round inside a dialog: from its last control to its first, not to the frame of the browser. */
export function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) {
    return;
  }
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const target = event.shiftKey ? elements.at(-1) : elements[0];
  if (document.activeElement === edge || !elements.some((element) => element === document.activeElement)) {
    event.preventDefault();
    target?.focus();
  }
}
