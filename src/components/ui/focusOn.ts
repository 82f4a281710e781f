/** ID of the skip link's region, which comes first: where the focus goes when nothing else is to have it. */
export const pageStartId = 'page-start';

/**
 * Moves the focus to an element, even one that isn't focusable. That one stays focusable until it loses the focus: a
 * screen reader whose focus is lost starts again at the top of the page.
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
  // The router has scrolled already, or the browser restores the scroll position.
  element.focus({preventScroll: true});
}
