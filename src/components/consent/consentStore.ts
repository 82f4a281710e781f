import {createListeners} from '@site/src/lib/listeners';
import {type Consent, consentKey, consentValues, keysWithConsent} from '@site/src/site/storage';

/**
 * The reader's choice in the cookie banner, kept in `localStorage`. If storage is blocked or full, the choice lasts as
 * long as the page, and nothing throws.
 */
const listeners = createListeners();
let unstored: Consent | undefined;

/** The stored choice; `undefined` if there is none, or for a value that nobody could have chosen. */
export function readConsent(): Consent | undefined {
  try {
    const stored = window.localStorage.getItem(consentKey);
    return consentValues.find((value) => value === stored) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Stores the choice and notifies every part of the page. */
export function saveConsent(answer: Consent): void {
  unstored = answer;
  attempt(() => {
    window.localStorage.setItem(consentKey, answer);
  });
  if (answer === 'rejected') {
    forgetChoices();
  }
  listeners.notify();
}

/** Forgets the choice, so the banner asks again. */
export function clearConsent(): void {
  unstored = undefined;
  attempt(() => {
    window.localStorage.removeItem(consentKey);
  });
  forgetChoices();
  listeners.notify();
}

/** Deletes what was stored only because the reader accepted. */
function forgetChoices(): void {
  attempt(() => {
    for (const key of keysWithConsent) {
      window.localStorage.removeItem(key);
    }
  });
}

/** Calls back on every change, including those made in other tabs. Returns a function that stops it. */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === consentKey || event.key === null) {
      unstored = undefined;
      listener();
    }
  };
  const stop = listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Blocked or full: `unstored` holds the choice for this page view.
  }
}
