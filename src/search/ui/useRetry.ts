import {useEffect, useEffectEvent, useRef} from 'react';

/** Milliseconds before each attempt that nobody asked for. */
const pausesMs = [2000, 6000];

/** Tries again what a search needs and couldn't reach: twice by itself, and each time that the browser is back online. */
export function useRetry(hasFailed: boolean, query: string, retry: () => void): void {
  const made = useRef({query, attempts: 0});
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) {
      return undefined;
    }
    const attempts = made.current.query === query ? made.current.attempts : 0;
    const pause = pausesMs[attempts];
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
  }, [hasFailed, query]);
}
