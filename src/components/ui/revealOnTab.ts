import type {KeyboardEvent} from 'react';

/**
 * For `onKeyUp` of a `textarea`: when the Tab key reaches one, browsers scroll only its text cursor into view, possibly
 * behind the cookie banner.
 */
export function revealOnTab({key, currentTarget}: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') {
    currentTarget.scrollIntoView({block: 'nearest'});
  }
}
