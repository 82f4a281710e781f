/** The reader's choice in the cookie banner, kept in `localStorage`. */
import {readStored, subscribeToStorage, writeStored} from '@site/src/lib/browserStorage';
import {createListeners} from '@site/src/lib/listeners';
import {type Consent, consentKey, consentValues, keysWithConsent} from '@site/src/site/storage';

const listeners = createListeners();

/** The stored choice; `undefined` if there is none, or for a value that nobody could have chosen. */
export function readConsent(): Consent | undefined {
  const stored = readStored(consentKey);
  return consentValues.find((value) => value === stored);
}

/** Stores the choice, or forgets it so that the banner asks again, and notifies every part of the page. */
export function saveConsent(answer: Consent | null): void {
  writeStored(consentKey, answer);
  if (answer !== 'accepted') {
    // Stored only because the reader accepted.
    for (const key of keysWithConsent) {
      writeStored(key, null);
    }
  }
  listeners.notify();
}

/** Calls back on every change, including those made in other tabs. Returns a function that stops it. */
export const subscribeToConsent = listeners.add;

if (typeof window !== 'undefined') {
  subscribeToStorage([consentKey], listeners.notify);
}
