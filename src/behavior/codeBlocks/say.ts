/** Milliseconds. A sentence takes longer to read than a word. */
export const shownFor = {word: 2000, sentence: 10_000} as const;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Shows a message in a live region for a while. Screen readers announce only what's new, so the region is emptied
 * first, in case it has the same message.
 */
export function say(status: Element, message: string, duration: number): void {
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = message;
    clearTimeout(timers.get(status));
    const timer = setTimeout(() => {
      status.textContent = '';
    }, duration);
    timers.set(status, timer);
  });
}
