/**
 * The behavior of all code blocks of a page: blocks are static HTML that React neither renders nor
 * hydrates, so there is nothing of theirs to attach to. A client module of the framework.
 */
import {addButtons} from './buttons';
import {copyCode} from './copy';
import {offerWrap, toggleWrap} from './wrap';

function blockOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest('.code-block') : null;
}

function onPointed(event: Event): void {
  const block = blockOf(event);
  if (block) {
    // A block that came after its page did, such as in a tab that was drawn late.
    addButtons();
    offerWrap(block);
  }
}

function onClick(event: Event): void {
  const block = blockOf(event);
  const button = event.target instanceof Element ? event.target.closest('[data-code-action]') : null;
  if (block === null || button === null) {
    return;
  }
  if (button.getAttribute('data-code-action') === 'copy') {
    void copyCode(block);
  } else {
    toggleWrap(block, button);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', onPointed, {passive: true});
  document.addEventListener('focusin', onPointed);
  document.addEventListener('click', onClick);
}

export function onRouteDidUpdate(): void {
  addButtons();
}
