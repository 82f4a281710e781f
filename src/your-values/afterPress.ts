/** Whether a mouse button, a finger, or a pen is down. */
let isDown = false;
const waiting: (() => void)[] = [];

function onPointer({type}: Event): void {
  isDown = type === 'pointerdown';
  if (!isDown) {
    // The click follows immediately.
    setTimeout(() => waiting.splice(0).forEach((change) => change()));
  }
}

for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
  document.addEventListener(type, onPointer, {capture: true});
}

/**
 * Changes the page once no press is in progress: a message that appears because the press has moved the focus out of a
 * field would shift what's being pressed, and the press would miss it.
 */
export function afterPress(change: () => void): void {
  if (isDown) {
    waiting.push(change);
  } else {
    change();
  }
}
