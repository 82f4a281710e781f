/** Clicking a screenshot opens the large picture in a dialog, on every page and without React. */
import styles from './largePicture.module.css';

function onClose(event: Event): void {
  if (event.target instanceof Element) {
    event.target.remove();
  }
}

/** The browser keeps the focus in the dialog and restores it afterward. */
function show(link: HTMLAnchorElement, picture: HTMLImageElement): void {
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles.close ?? '';
  close.textContent = 'Close';

  const large = new Image();
  large.src = link.href;
  large.alt = picture.alt;
  large.setAttribute('width', picture.getAttribute('width') ?? '');
  large.setAttribute('height', picture.getAttribute('height') ?? '');
  const scroller = document.createElement('div');
  scroller.className = styles.scroller ?? '';
  // On a phone, the picture is larger than the dialog, so keyboards must be able to scroll it.
  scroller.tabIndex = 0;
  scroller.role = 'group';
  scroller.ariaLabel = 'Picture';
  scroller.append(large);

  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.ariaLabel = 'Large picture';
  dialog.append(close, scroller);
  dialog.addEventListener('close', onClose);
  close.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-large-picture]') : null;
  const picture = link?.querySelector('img');
  if (link && picture && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    show(link, picture);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
}
