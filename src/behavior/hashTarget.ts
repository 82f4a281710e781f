import {idOf, sectionHash} from '@site/src/site/address';

/** The element that the URL's hash names. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(idOf(window.location.hash));
}

/** The hash of this page's section that a hash refers to, with or without something pasted after it. */
export function meantHash(hash: string): string {
  return sectionHash(hash, (id) => document.getElementById(id) !== null);
}
