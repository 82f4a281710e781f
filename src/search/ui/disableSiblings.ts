/**
 * Puts everything beside an element out of reach of pointer, keyboard and assistive technology.
 *
 * @returns a function that undoes it and leaves what was out of reach before
 */
export function disableSiblings(element: Element): () => void {
  const siblings = [...(element.parentElement?.children ?? [])].filter(
    (sibling) => sibling !== element && !sibling.hasAttribute('inert'),
  );
  for (const sibling of siblings) {
    sibling.toggleAttribute('inert', true);
  }
  return () => {
    for (const sibling of siblings) {
      sibling.toggleAttribute('inert', false);
    }
  };
}
