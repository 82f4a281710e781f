import {useEffect, useState} from 'react';

/** Milliseconds without a change before a completion is announced, so there isn't an announcement for every key. */
const announceAfterMs = 500;

/**
 * What to announce about the key that completes the query, while it applies: once per opening, because a reader who
 * knows the key needs no reminder.
 *
 * @param completion the first one for the text in the box
 */
export function useCompletionHint(completion: string | undefined): string {
  /** The first completion that stayed for a while. */
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (announced !== '' || completion === undefined) {
      return undefined;
    }
    const timer = setTimeout(setAnnounced, announceAfterMs, completion);
    return () => {
      clearTimeout(timer);
    };
  }, [announced, completion]);
  return announced !== '' && announced === completion
    ? `Press the right arrow to search for "${completion}"`
    : '';
}
