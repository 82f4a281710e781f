import type {ReactNode} from 'react';

/** More than anybody reads one by one. Thousands would keep the page busy for half a minute. */
export const mostListed = 100;

/** Below a list that's limited to so many items: how many there are. */
export default function NotListed({count}: {readonly count: number}): ReactNode {
  return (
    count > mostListed && (
      <p className="margin-top--md">
        Only the first {mostListed} of {count.toLocaleString('en')} are listed.
      </p>
    )
  );
}
