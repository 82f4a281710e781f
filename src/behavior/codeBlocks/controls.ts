/** React neither renders nor hydrates code blocks, so one listener on the document handles all their controls. */
import {saveFile} from '@site/src/components/form/saveFile';
import {closestTo} from '@site/src/lib/closestTo';
import {addButtons} from './buttons';
import {copyCode} from './copy';
import {toggleWrap, watchWidths} from './wrap';

function onClick(event: Event): void {
  const control = closestTo(event, '[data-code-action], [download]');
  const block = control?.closest('.code-block');
  if (!control || !block) {
    return;
  }
  if (control instanceof HTMLAnchorElement) {
    event.preventDefault();
    // With the reader's own values, which the file on the server lacks.
    saveFile(control.download, `${block.querySelector('code')?.textContent ?? ''}\n`);
  } else if (control.getAttribute('data-code-action') === 'copy') {
    void copyCode(block);
  } else {
    toggleWrap(block, control);
  }
}

document.addEventListener('click', onClick);

/** Adds the buttons to every code block of the page that lacks them. */
export function addControls(): void {
  addButtons();
  watchWidths();
}
