import {RetryError} from '@site/plugins/site-search/browser/errors';

interface HoldOptions {
  /** Whether the reader still waits for this answer. */
  readonly isCurrent: () => boolean;
  /** Milliseconds from the start of a search until nothing overwrites its status any more. */
  readonly settledAfterMs: number;
}

/**
 * Makes a failure stay on the screen (row 93).
 *
 * DocSearch sets its status to `error` in a `catch` handler, but its autocomplete sets it back as soon as the
 * promise is settled, and to `stalled` after 300 ms. So the handler is called at once and again when the stall
 * timer is over, and the promise stays open; the next search takes over.
 */
export function holdFailure<Answer>(
  answer: Promise<Answer>,
  {isCurrent, settledAfterMs}: HoldOptions,
): Promise<Answer> {
  const start = performance.now();
  const held = answer.then();
  // Whoever waits does so through the handler below; the promise itself must not count as unhandled.
  held.catch(() => undefined);
  const heldCatch: Promise<Answer>['catch'] = (onRejected) =>
    new Promise((resolve) => {
      const report = (cause: unknown): void => {
        if (isCurrent()) {
          callHandler(onRejected, cause);
        }
      };
      answer.then(resolve, (cause: unknown) => {
        report(cause);
        setTimeout(report, Math.max(0, settledAfterMs - (performance.now() - start)), cause);
      });
    });
  return Object.assign(held, {catch: heldCatch});
}

/** DocSearch shows its error screen for this one name only, and throws the error again. */
function callHandler(onRejected: ((reason: unknown) => unknown) | null | undefined, cause: unknown): void {
  try {
    onRejected?.(new RetryError('The search could not be answered.', {cause}));
  } catch (error) {
    if (!(error instanceof RetryError)) {
      throw error;
    }
  }
}
