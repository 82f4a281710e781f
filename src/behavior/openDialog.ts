import {isOverlayOpen, overlayOpened} from './overlays';

/**
 * Opens a dialog over the page. Escape and Back close it, and then it's removed. The browser keeps the focus in it and
 * gives it back afterward. If a reader presses twice before the code has loaded, as in a double click, only one dialog
 * opens.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (isOverlayOpen('dialog')) {
    return;
  }
  document.body.append(dialog);
  dialog.showModal();
  const forget = overlayOpened('dialog', () => {
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    forget();
    dialog.remove();
  });
}
