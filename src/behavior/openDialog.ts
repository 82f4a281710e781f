import {closeOnBack} from './back';

/**
 * Opens a dialog over the page. Escape and Back close it, and then it's removed. The browser keeps the focus in it and
 * gives it back afterward.
 */
export function openDialog(dialog: HTMLDialogElement): void {
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
