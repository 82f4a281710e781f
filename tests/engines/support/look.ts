/** Finds parts of a page from within. Engines don't differ here, so the drivers don't have to know. */
import {type Point} from './driver';

/** A selector, or a selector and the part's whole name: its ARIA label, its label, or its text. */
export type Target = string | {readonly css: string; readonly name: string};

/** What a reader sees of a part. */
export interface Sight {
  /** How many visible parts fit. */
  readonly count: number;
  /** Text of the first one, or the value of a field, with single spaces. */
  readonly text: string;
  readonly hasFocus: boolean;
  /** A point where a press reaches it; without one, it's covered or outside of the window, or something is moving. */
  readonly point?: Point;
}

export interface LookRequest {
  readonly css: string;
  readonly name?: string;
  /** Whether to bring it into the window first. */
  readonly scroll?: boolean;
}

/** Runs in the page, so everything that it needs is inside. */
export function look({css, name, scroll = false}: LookRequest): Sight {
  const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const textOf = (element: Element): string =>
    (isField(element) ? element.value : element.textContent).replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = isField(element) ? element.labels?.[0] : undefined;
    return element.getAttribute('aria-label') ?? textOf(label ?? element);
  };
  // As `checkVisibility` does, which some of the oldest browsers lack.
  const isVisible = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    element.closest('details:not([open]) > :not(summary)') === null &&
    // Firefox has rectangles for what's in such a part.
    (element.parentElement?.closest('[hidden="until-found"]') ?? null) === null;
  const visible = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => (name === undefined || nameOf(element) === name) && isVisible(element),
  );
  const [first] = visible;
  if (first === undefined) {
    return {count: 0, text: '', hasFocus: false};
  }
  if (scroll) {
    first.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  }
  // A link may wrap onto the next line, so the center of its bounding box may miss it.
  const [box = first.getBoundingClientRect()] = first.getClientRects();
  const point = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  const front = document.elementFromPoint(point.x, point.y);
  const isMoving = document
    .getAnimations()
    .some(
      ({playState, effect}) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  return {
    count: visible.length,
    text: textOf(first),
    hasFocus: first === document.activeElement,
    ...(first.contains(front) && !isMoving && {point}),
  };
}
