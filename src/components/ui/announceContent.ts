/** Gives what a tool has just added to the page what the page's own text has, such as the buttons of code blocks. */
export function announceContent(): void {
  // `src/behavior/later` listens. If it loads later, it finds the content itself.
  document.dispatchEvent(new Event('content-added'));
}
