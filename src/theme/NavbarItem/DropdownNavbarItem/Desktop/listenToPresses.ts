/** The one way in which upstream's component opens and closes its menu. */
function toggle(button: Element): void {
  button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
}

/**
 * Opens and closes a dropdown on presses that come from no pointer, and closes it on Escape.
 *
 * @param wrapper what holds the dropdown
 * @returns a function that stops it
 */
export function listenToPresses(wrapper: HTMLElement): () => void {
  const button = wrapper.querySelector<HTMLElement>('[aria-haspopup]');
  if (!button) {
    return () => undefined;
  }
  const onClick = ({detail}: MouseEvent) => {
    // A press of the pointer counts its clicks, and opens the menu by hovering.
    if (detail === 0) {
      toggle(button);
    }
  };
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape' && button.getAttribute('aria-expanded') === 'true') {
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
