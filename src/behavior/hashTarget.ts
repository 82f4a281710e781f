import {idOf, sectionHash} from '@site/src/site/address';

/** The element that the URL's hash names. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(idOf(window.location.hash));
}

/** The hash of the section of this page that a hash refers to, even if something was pasted after it. */
export function meantHash(hash: string): string {
  return sectionHash(hash, (id) => document.getElementById(id) !== null);
}
