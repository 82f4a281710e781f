const wrapped = 'code-block--wrapped';

/** Turns line wrapping for a block on or off. */
export function toggleWrap(block: Element, button: Element): void {
  button.setAttribute('aria-pressed', String(block.classList.toggle(wrapped)));
}

function isOffered(pre: Element): boolean {
  return pre.scrollWidth > pre.clientWidth || pre.closest(`.${wrapped}`) !== null;
}

/** Shows the button of each block whose lines are too long. All blocks are measured before any of them changes. */
function offerWrap(blocks: readonly Element[]): void {
  for (const [pre, isLong] of blocks.map((pre) => [pre, isOffered(pre)] as const)) {
    pre.parentElement?.querySelector('[data-code-action="wrap"]')?.toggleAttribute('hidden', !isLong);
  }
}

let observer: ResizeObserver | undefined;

/** Offers line wrapping wherever lines are too long, including after a tab is opened or the window is resized. */
export function watchWidths(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    offerWrap(entries.map(({target}) => target));
  });
  for (const pre of document.querySelectorAll('.code-block > pre')) {
    observer.observe(pre);
  }
}
