/**
 * Puts everything but an element out of reach of pointer, keyboard and assistive technology.
 *
 * @param keeps whether something beside the element stays in reach
 * @returns a function that undoes it, and leaves what was out of reach before
 */
export function makeRestInert(element: Element, keeps: (beside: Element) => boolean): () => void {
  const changed: Element[] = [];
  let inner = element;
  while (inner !== document.body && inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside !== inner && !beside.hasAttribute('inert') && !keeps(beside)) {
        beside.toggleAttribute('inert', true);
        changed.push(beside);
      }
    }
    inner = inner.parentElement;
  }
  return () => {
    for (const beside of changed) {
      beside.toggleAttribute('inert', false);
    }
  };
}
