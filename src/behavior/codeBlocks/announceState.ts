import {element} from '../element';

/** Milliseconds. A sentence takes longer to read than a word. */
export const shownFor = {word: 2000, sentence: 10_000} as const;

/** Shows a message in a live region for a while, in its own element: screen readers announce only what's new. */
export function announceState(status: Element, message: string, duration: number): void {
  const shown = element('span', {}, message);
  status.replaceChildren(shown);
  setTimeout(() => shown.remove(), duration);
}
