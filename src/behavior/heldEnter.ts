/**
 * A held Enter key acts once. Otherwise, it would go on to press the buttons that the first press reveals, open and
 * close details in turn, and submit a form.
 */
export function ignoreHeldEnter(): void {
  document.addEventListener('keydown', (event) => {
    const isHeld = event.repeat && event.key === 'Enter';
    if (isHeld && event.target instanceof Element && event.target.matches('button,summary,input')) {
      event.preventDefault();
    }
  });
}
