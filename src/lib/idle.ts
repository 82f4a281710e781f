/** Safari has no idle callback; by this time, it has usually finished what it was doing. */
const safariDelay = 500;

/** @returns a promise that's fulfilled once the browser has nothing urgent to do */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(resolve);
    } else {
      setTimeout(resolve, safariDelay);
    }
  });
}
