import {isOverlayOpen, overlayOpened} from './overlays';

/**
 * Opens a dialog over the page. Escape and Back close it, and then it's removed. The browser keeps the focus in it and
 * gives it back afterward. By the time its code has loaded, the reader may have pressed again, as in a double click, or
 * opened something else, such as the search: then nothing opens.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (isOverlayOpen('dialog', 'search', 'menu')) {
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
