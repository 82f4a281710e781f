import {openDialog} from '../openDialog';
import styles from './dialog.late.module.css';
import {factors, zoomable} from './zoom';

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

function copyOf(picture: HTMLImageElement, src: string): HTMLImageElement {
  const large = new Image(Number(picture.getAttribute('width')), Number(picture.getAttribute('height')));
  large.src = src;
  large.alt = picture.alt;
  large.style.setProperty('--ratio', String(large.width / large.height));
  return large;
}

/** Shows a link's picture on the whole screen. */
export function showPicture(link: HTMLAnchorElement, picture: HTMLImageElement): void {
  const large = copyOf(picture, link.href);
  const scroller = document.createElement('div');
  scroller.className = styles.scroller ?? '';
  // Keyboards must be able to scroll an enlarged picture.
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', 'Picture');
  scroller.append(large);
  const zoom = zoomable(scroller, large);
  large.addEventListener('click', zoom.toggle);

  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', 'Large picture');
  const close = button('Close', () => {
    dialog.close();
  });
  close.autofocus = true;
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.append(
    button('Zoom out', () => zoom.by(factors.out)),
    button('Zoom in', () => zoom.by(factors.in)),
    close,
  );
  const caption = document.createElement('p');
  caption.className = styles.caption ?? '';
  caption.textContent = link.closest('figure')?.querySelector('figcaption')?.textContent ?? picture.alt;
  dialog.append(bar, scroller, caption);
  openDialog(dialog);
  // On a phone, the whole picture would hardly be larger than it is on the page.
  if (window.matchMedia('(max-width: 996px)').matches) {
    zoom.toggle();
  }
}
