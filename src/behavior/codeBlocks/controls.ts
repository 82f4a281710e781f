/** React neither renders nor hydrates code blocks, so one listener on the document handles the buttons of all. */
import {addButtons} from './buttons';
import {copyCode} from './copy';
import {toggleWrap, watchWidths} from './wrap';

function onClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('[data-code-action]') : null;
  const block = button?.closest('.code-block');
  if (!button || !block) {
    return;
  }
  if (button.getAttribute('data-code-action') === 'copy') {
    void copyCode(block);
  } else {
    toggleWrap(block, button);
  }
}

document.addEventListener('click', onClick);

/** Gives every code block of the page its buttons. */
export function addControls(): void {
  addButtons();
  watchWidths();
}
