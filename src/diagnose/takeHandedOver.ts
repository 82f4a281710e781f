import {handedOver} from '@site/src/site/diagnose';

/** The router's part of an entry in the browser's history. */
interface EntryState {
  readonly state?: unknown;
}

/**
 * The text that was handed over to the page, once: it's removed from the URL and from the browser's history, where
 * somebody else might find it. The router doesn't notice.
 */
export function takeHandedOver(): string {
  const {pathname, search, hash} = window.location;
  const entry = Object(window.history.state) as EntryState;
  const text = handedOver(hash, entry.state);
  if (text !== '') {
    window.history.replaceState({...entry, state: undefined}, '', pathname + search);
  }
  return text;
}
