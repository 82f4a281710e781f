import {useEffect, useState, type RefObject} from 'react';
import {hasModifier, isComposed} from '@site/src/lib/keys';
import {useKeyDown} from './useKeyDown';

/** Milliseconds without a change before a completion is announced, so there isn't an announcement for every key. */
const announceAfterMs = 500;

interface Options {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The first completion for the text in the box. */
  readonly completion: string | undefined;
  readonly setText: (text: string) => void;
}

function hasCaretAtEnd({selectionStart, selectionEnd, value}: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

/**
 * The right arrow completes the query if the text cursor is at the end. The up and down arrows, which move between the
 * hits, and Tab, which leaves the box, work as usual.
 *
 * @returns what to announce while it applies: once per opening, because a reader who knows the key needs no reminder
 */
export function useCompletion({input, completion, setText}: Options): string {
  /** The first completion that stayed for a while. */
  const [announced, setAnnounced] = useState('');
  useKeyDown(input, (event) => {
    const isPlain = event.key === 'ArrowRight' && !hasModifier(event) && !isComposed(event);
    if (isPlain && completion !== undefined && input.current && hasCaretAtEnd(input.current)) {
      event.preventDefault();
      setText(completion);
    }
  });
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
