/** The element that the address's hash names. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
}
