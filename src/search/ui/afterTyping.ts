/** Milliseconds without input after which the reader has stopped typing. */
const pauseMs = 300;

/**
 * Runs a callback once, as soon as nobody is typing in an element.
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
