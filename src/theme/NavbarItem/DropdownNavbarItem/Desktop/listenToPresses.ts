/** The only way that upstream's component opens and closes its menu. */
function toggle(button: Element): void {
  button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
}

/**
 * Opens and closes a dropdown on clicks without a pointer, once for a key that's held, and closes it on Escape.
 *
 * @param wrapper the dropdown's parent
 * @returns a function that stops listening
 */
export function listenToPresses(wrapper: HTMLElement): () => void {
  const button = wrapper.querySelector<HTMLElement>('[aria-haspopup]');
  if (!button) {
    return () => undefined;
  }
  const onClick = (event: MouseEvent) => {
    // Clicks with a pointer have a click count, and a pointer opens the menu by hovering.
    if (event.detail === 0) {
      // A button that's also a link would lead away from the menu.
      event.preventDefault();
      toggle(button);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, repeat, target} = event;
    if (repeat && target === button && (key === 'Enter' || key === ' ')) {
      event.preventDefault();
      event.stopPropagation();
    } else if (key === 'Escape' && button.getAttribute('aria-expanded') === 'true') {
      toggle(button);
      button.focus();
    }
  };
  button.addEventListener('click', onClick);
  wrapper.addEventListener('keydown', onKeyDown);
  return () => {
    button.removeEventListener('click', onClick);
    wrapper.removeEventListener('keydown', onKeyDown);
  };
}
