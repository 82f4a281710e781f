export interface FirstResult {
  /** Milliseconds since the first letter. */
  readonly ms: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the bench asks of a page about its search box. */
export interface SearchWatch {
  /** Forgets the events so far. */
  readonly reset: () => void;
  /** Milliseconds from the key to the first frame in which the box takes letters; `null` when it stays closed. */
  readonly untilOpen: (patienceMs: number) => Promise<number | null>;
  /** The first frame with a result that contains the start of the word. */
  readonly untilResult: (word: string, patienceMs: number) => Promise<FirstResult | null>;
  /** Milliseconds from the last letter to the first frame in which the list is another one; `null` when it stays. */
  readonly untilChange: (patienceMs: number) => Promise<number | null>;
}

declare global {
  var searchWatch: SearchWatch | undefined;
}

/**
 * Runs in the page before its own scripts.
 *
 * @param resultSelector selector of one result
 */
export function watchSearch(resultSelector: string): void {
  const times = {keydown: 0, firstInput: 0, lastInput: 0};
  addEventListener(
    'keydown',
    ({timeStamp}) => {
      times.keydown ||= timeStamp;
    },
    true,
  );
  addEventListener(
    'input',
    ({timeStamp}) => {
      times.firstInput ||= timeStamp;
      times.lastInput = timeStamp;
    },
    true,
  );
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
    element.getBoundingClientRect().height > 4;
  const results = (): readonly Element[] => [...document.querySelectorAll(resultSelector)].filter(isVisible);
  const listed = (): string =>
    results()
      .map(({innerHTML}) => innerHTML)
      .join('\n');
  const until = (isDone: () => boolean, patienceMs: number): Promise<number | null> =>
    new Promise((resolve) => {
      const start = performance.now();
      const look = (): void => {
        const now = performance.now();
        if (isDone()) {
          resolve(now);
        } else if (now - start > patienceMs) {
          resolve(null);
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    });
  const since = (end: number | null, start: number): number | null => (end === null ? null : end - start);

  globalThis.searchWatch = {
    reset() {
      Object.assign(times, {keydown: 0, firstInput: 0, lastInput: 0});
    },
    async untilOpen(patienceMs) {
      const end = await until(() => {
        const {activeElement} = document;
        return times.keydown > 0 && activeElement?.tagName === 'INPUT' && isVisible(activeElement);
      }, patienceMs);
      return since(end, times.keydown);
    },
    async untilResult(word, patienceMs) {
      const begin = word.slice(0, 4).toLowerCase();
      const end = await until(
        () => results().some(({textContent}) => textContent.toLowerCase().includes(begin)),
        patienceMs,
      );
      return end === null ? null : {ms: end - times.firstInput, at: performance.timeOrigin + end};
    },
    async untilChange(patienceMs) {
      const before = listed();
      const end = await until(() => times.lastInput > 0 && listed() !== before, patienceMs);
      return since(end, times.lastInput);
    },
  };
}
