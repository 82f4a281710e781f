/** Enter that's held presses a button once: it would go on to press the buttons that the first press brings. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) {
      event.preventDefault();
    }
  });
}
