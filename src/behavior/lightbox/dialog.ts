import {button, element} from '../element';
import {openDialog} from '../openDialog';
import styles from './dialog.late.module.css';

function copyOf(picture: HTMLImageElement, src: string): HTMLImageElement {
  const large = new Image(Number(picture.getAttribute('width')), Number(picture.getAttribute('height')));
  large.src = src;
  large.alt = picture.alt;
  large.style.setProperty('--ratio', String(large.width / large.height));
  return large;
}

/** Shows a link's picture on the whole screen. */
export function openLightbox(link: HTMLAnchorElement, picture: HTMLImageElement): void {
  const large = copyOf(picture, link.href);
  // Keyboards must be able to scroll an enlarged picture.
  const focusable = {tabindex: '0', role: 'group', 'aria-label': 'Picture'};
  const scroller = element('div', {class: styles.scroller, ...focusable}, large);
  /** Shows the whole picture, or fills the screen with the part around a point. */
  const zoom = (across: number, down: number): void => {
    scroller.toggleAttribute('data-zoomed');
    scroller.scrollTo(
      across * scroller.scrollWidth - scroller.clientWidth / 2,
      down * scroller.scrollHeight - scroller.clientHeight / 2,
    );
  };
  large.addEventListener('click', ({offsetX, offsetY}) => {
    zoom(offsetX / large.clientWidth, offsetY / large.clientHeight);
  });
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent ?? picture.alt;

  openDialog((close) =>
    element(
      'dialog',
      {class: styles.dialog, 'aria-label': 'Large picture'},
      element(
        'div',
        {class: styles.bar},
        button({}, 'Zoom in or out', () => zoom(0.5, 0.5)),
        button({autofocus: ''}, 'Close', close),
      ),
      scroller,
      element('p', {class: styles.caption}, caption),
    ),
  );
  // On a phone, the whole picture would be hardly larger than it is on the page.
  if (window.matchMedia('(max-width: 996px)').matches) {
    zoom(0, 0);
  }
}
