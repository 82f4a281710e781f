import {useEffect, useEffectEvent, useRef} from 'react';

/** Milliseconds before each automatic attempt. */
const backoffMs = [2000, 6000];

/**
 * Retries a search that couldn't reach what it needs: twice automatically, and each time the browser is back online.
 *
 * @param failure what went wrong, another object for each attempt, because an attempt that fails immediately is over
 *   before React renders that it began; undefined otherwise
 */
export function useRetry(failure: object | undefined, query: string, retry: () => void): void {
  const made = useRef({query, attempts: 0});
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (failure === undefined) {
      return undefined;
    }
    const attempts = made.current.query === query ? made.current.attempts : 0;
    const pause = backoffMs[attempts];
    const timer =
      pause === undefined
        ? undefined
        : setTimeout(() => {
            made.current = {query, attempts: attempts + 1};
            tryAgain();
          }, pause);
    const onOnline = (): void => {
      tryAgain();
    };
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [failure, query]);
}
