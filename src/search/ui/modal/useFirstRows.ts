import {useEffect, useState} from 'react';
import {afterPaint} from '../afterPaint';

/** As many as fit on a large screen: those below are not missed for a frame. */
const firstRows = 8;

/**
 * How many rows of a list that has just appeared are drawn: the first ones at once, so that there is something to
 * read, the others in the next frame, or as soon as the keys reach one of them.
 */
export function useFirstRows(selected: number | null): number {
  const [most, setMost] = useState(firstRows);
  useEffect(
    () =>
      afterPaint(() => {
        setMost(Infinity);
      }),
    [],
  );
  return selected !== null && selected >= firstRows ? Infinity : most;
}
