interface SizeWatcher {
  /** Watches the elements that are now on the page. */
  readonly watch: () => void;
  readonly stop: () => void;
}

/**
 * Follows the sizes of elements. Browsers report each one first when it's watched, after their own layout, so nothing is
 * measured twice.
 *
 * @param onSizes gets the elements whose sizes are new
 */
export function sizeWatcher(selector: string, onSizes: (changed: readonly Element[]) => void): SizeWatcher {
  const observer = new ResizeObserver((entries) => onSizes(entries.map(({target}) => target)));
  const stop = (): void => observer.disconnect();
  return {
    watch() {
      stop();
      document.querySelectorAll(selector).forEach((part) => observer.observe(part));
    },
    stop,
  };
}
