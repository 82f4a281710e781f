/** React neither renders nor hydrates code blocks, so one listener on the document handles the controls of all. */
import {addButtons} from './buttons';
import {copyCode} from './copy';
import {saveShown} from './save';
import {toggleWrap, watchWidths} from './wrap';

function onClick(event: Event): void {
  const control =
    event.target instanceof Element ? event.target.closest('[data-code-action], [download]') : null;
  const block = control?.closest('.code-block');
  if (!control || !block) {
    return;
  }
  if (control instanceof HTMLAnchorElement) {
    event.preventDefault();
    saveShown(block, control.download);
  } else if (control.getAttribute('data-code-action') === 'copy') {
    void copyCode(block);
  } else {
    toggleWrap(block, control);
  }
}

document.addEventListener('click', onClick);

/** Gives every code block of the page its buttons. */
export function addControls(): void {
  addButtons();
  watchWidths();
}
