/** Milliseconds without a letter after which a reader counts as having stopped. */
const pauseMs = 300;

/**
 * Runs a callback once nobody has typed into an element for a moment.
 *
 * @returns a function that cancels it
 */
export function afterTyping(element: HTMLElement, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const cancel = (): void => {
    clearTimeout(timer);
    element.removeEventListener('input', wait);
  };
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      cancel();
      callback();
    }, pauseMs);
  }
  element.addEventListener('input', wait);
  wait();
  return cancel;
}
