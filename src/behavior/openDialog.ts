import {closeOnBack} from './back';
import {isOverlayOpen} from './overlays';

/**
 * Opens a dialog over the page. Escape and Back close it, and then it's removed. The browser keeps the focus in it and
 * gives it back afterward. Of two presses that come before the code does, as in a double click, only the first opens one.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (isOverlayOpen('dialog')) {
    return;
  }
  document.body.append(dialog);
  dialog.showModal();
  const forgetBack = closeOnBack(() => {
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    forgetBack();
    dialog.remove();
  });
}
