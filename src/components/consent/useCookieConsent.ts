import {useSyncExternalStore} from 'react';
import type {Consent} from '@site/src/site/storage';
import {readConsent, subscribeToConsent} from './consentStore';

/** `pending` on the server and until the page is interactive, then `unanswered` until a choice is stored. */
export type ConsentState = Consent | 'unanswered' | 'pending';

/** The reader's choice in the cookie banner. Anything that could be called analytics waits for `accepted`. */
export function useCookieConsent(): ConsentState {
  return useSyncExternalStore<ConsentState>(
    subscribeToConsent,
    () => readConsent() ?? 'unanswered',
    () => 'pending',
  );
}
