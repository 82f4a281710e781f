import {isOverlayOpen, registerOverlay} from './overlays';

/**
 * Opens a dialog over the page. Escape and Back close it, and then it's removed. The browser keeps the focus in it and
 * gives it back afterward. By the time its code has loaded, the reader may have pressed again, as in a double click, or
 * opened something else, such as the search: then nothing opens.
 *
 * @param dialogWith makes the dialog; its own buttons close it with the given function
 */
export function openDialog(dialogWith: (close: () => void) => HTMLDialogElement): void {
  if (isOverlayOpen('dialog', 'search', 'menu')) {
    return;
  }
  const close = (): void => {
    // Here rather than in the event, which comes later: the next key belongs to the page already.
    forget();
    dialog.close();
  };
  const dialog = dialogWith(close);
  document.body.append(dialog);
  dialog.showModal();
  const forget = registerOverlay('dialog', close);
  dialog.addEventListener('close', () => {
    forget();
    dialog.remove();
  });
}
