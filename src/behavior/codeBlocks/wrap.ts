import {sizeWatcher} from '../sizeWatcher';

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

/** Offers line wrapping wherever lines are too long, including after a tab is opened or the window is resized. */
export const {watch: watchWidths} = sizeWatcher('.code-block > pre', offerWrap);
