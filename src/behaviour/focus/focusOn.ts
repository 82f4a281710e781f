/**
 * Gives the focus to an element that a reader cannot reach with the Tab key, until they go on. The element stays
 * focusable for as long: a screen reader that finds the focus lost starts again at the top of the page.
 */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener(
      'blur',
      () => {
        element.removeAttribute('tabindex');
      },
      {once: true},
    );
  }
  // Whoever changed the page has also scrolled it, or the browser restores where the reader was.
  element.focus({preventScroll: true});
}
