/** Whether an event is outside of all parts. */
export function isOutside({target}: Event, parts: readonly Element[]): boolean {
  return target instanceof Node && !parts.some((part) => part.contains(target));
}

/**
 * Calls back when a reader leaves something that's open beside the text: with Escape, a press elsewhere, or the focus.
 *
 * @param parts what belongs to it
 * @param onLeave gets whether the reader pressed Escape
 * @param signal ends it
 */
export function onLightDismiss(
  parts: readonly Element[],
  onLeave: (isEscape: boolean) => void,
  signal: AbortSignal,
): void {
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, (event) => isOutside(event, parts) && onLeave(false), {signal});
  }
  document.addEventListener('keydown', ({key}) => key === 'Escape' && onLeave(true), {signal});
}
