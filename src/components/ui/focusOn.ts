/** ID of the skip link's region, which comes first: it gets the focus when nothing else should. */
export const pageStartId = 'page-start';

/**
 * Focuses an element, even one that isn't focusable. It then stays focusable until it loses the focus: a screen reader
 * that loses the focus starts again at the top of the page.
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
