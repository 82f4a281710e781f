const wrapped = 'code-block--wrapped';

/** Breaks the lines of a block at its edge, or no longer. */
export function toggleWrap(block: Element, button: Element): void {
  button.setAttribute('aria-pressed', String(block.classList.toggle(wrapped)));
}

/** Shows the button where lines are too long; asked for when a block is pointed at, since it needs a layout. */
export function offerWrap(block: Element): void {
  const pre = block.querySelector('pre');
  const button = block.querySelector('[data-code-action="wrap"]');
  if (pre && button) {
    const isOffered = pre.scrollWidth > pre.clientWidth || block.classList.contains(wrapped);
    button.toggleAttribute('hidden', !isOffered);
  }
}
