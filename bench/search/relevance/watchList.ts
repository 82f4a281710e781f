/** What the bench asks of a page about a list of results. */
export interface ListWatch {
  /** Resolves when no answer is shown, which is when the box is empty. */
  readonly untilEmpty: () => Promise<void>;
  /** Resolves when the answer is there and complete. */
  readonly untilAnswered: () => Promise<void>;
  /** Each result in the order shown: the address that it leads to, or the title of its page. */
  readonly results: () => readonly string[];
}

declare global {
  var listWatch: ListWatch | undefined;
}

/** What `watchList` needs to know of an interface. */
interface Selectors {
  readonly result: string;
  readonly answered: string;
  readonly incomplete?: string;
  readonly pageTitle?: readonly string[];
}

/** Runs in the page before its own scripts. */
export function watchList({result, answered, incomplete, pageTitle = []}: Selectors): void {
  /** Frames without a change after which a list is complete: some are rendered in two steps. */
  const quietFrames = 4;
  const results = (): readonly string[] =>
    [...document.querySelectorAll(result)].map((element) => {
      const title = pageTitle
        .map((selector) => element.querySelector(selector))
        .find((found) => found !== null);
      return title?.textContent ?? (element as HTMLAnchorElement).href;
    });
  const until = async (state: () => string | null): Promise<void> => {
    let last: string | null = null;
    for (let frames = 0; frames < quietFrames;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = state();
      frames = now !== null && now === last ? frames + 1 : 0;
      last = now;
    }
  };
  globalThis.listWatch = {
    untilEmpty: () => until(() => (document.querySelector(answered) === null ? '' : null)),
    untilAnswered: () =>
      until(() => {
        const isAnswered = document.querySelector(answered) !== null;
        const isIncomplete = incomplete !== undefined && document.querySelector(incomplete) !== null;
        return isAnswered && !isIncomplete ? results().join('\n') : null;
      }),
    results,
  };
}
