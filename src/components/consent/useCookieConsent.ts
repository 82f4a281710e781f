import {startTransition, useEffect, useState} from 'react';
import type {Consent} from '@site/src/site/storage';
import {readConsent, subscribeToConsent} from './consentStore';

/** `pending` on the server and until the page is interactive, then `unanswered` until a choice is stored. */
type ConsentState = Consent | 'unanswered' | 'pending';

/** The reader's choice in the cookie banner. Anything that could be called analytics waits for `accepted`. */
export function useCookieConsent(): ConsentState {
  const [state, setState] = useState<ConsentState>('pending');
  // Not `useSyncExternalStore`, which would make React finish everything else that a page does first in one long task.
  useEffect(() => {
    const update = (): void => {
      startTransition(() => {
        setState(readConsent() ?? 'unanswered');
      });
    };
    update();
    return subscribeToConsent(update);
  }, []);
  return state;
}
