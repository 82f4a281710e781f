/**
 * Makes everything except an element unreachable for pointers, keyboards, and assistive technology.
 *
 * @param keeps whether an element outside of it stays reachable
 * @returns a function that undoes it, except for what was inert before
 */
export function makeRestInert(
  element: Element,
  keeps: (outside: Element) => boolean = () => false,
): () => void {
  const changed: Element[] = [];
  let inner = element;
  while (inner !== document.body && inner.parentElement) {
    for (const outside of inner.parentElement.children) {
      if (outside !== inner && !outside.hasAttribute('inert') && !keeps(outside)) {
        outside.toggleAttribute('inert', true);
        changed.push(outside);
      }
    }
    inner = inner.parentElement;
  }
  return () => {
    for (const outside of changed) {
      outside.toggleAttribute('inert', false);
    }
  };
}
