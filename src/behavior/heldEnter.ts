/**
 * Enter that's held acts once: it would go on to press the buttons that the first press brings, and open and close
 * details in turn.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const isHeld = event.repeat && event.key === 'Enter';
    if (isHeld && event.target instanceof Element && event.target.matches('button,summary')) {
      event.preventDefault();
    }
  });
}
