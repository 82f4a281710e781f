import {idOf} from '@site/src/site/address';

/** The element that the address's hash names. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(idOf(window.location.hash));
}
