/** Callbacks that are notified of changes. */
interface Listeners {
  /** @returns a function that removes the listener */
  readonly add: (listener: () => void) => () => void;
  readonly notify: () => void;
}

export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    notify() {
      all.forEach((listener) => listener());
    },
  };
}
