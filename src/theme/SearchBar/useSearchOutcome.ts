import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchOutcome} from './modalClient';

/** Milliseconds after which the reader is shown that a search goes on. */
const busyAfterMs = 80;

interface OutcomeState {
  readonly outcome: SearchOutcome | null;
  readonly isBusy: boolean;
  readonly start: () => void;
  /** `null` when nobody waits for an outcome any more. */
  readonly settle: (outcome: SearchOutcome | null) => void;
}

/** Follows the searches of the modal, which keeps its own state to itself. */
export function useSearchOutcome(): OutcomeState {
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setIsBusy, busyAfterMs, true);
  }, []);
  const settle = useCallback((next: SearchOutcome | null) => {
    clearTimeout(timer.current);
    setIsBusy(false);
    setOutcome(next);
  }, []);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return {outcome, isBusy, start, settle};
}
