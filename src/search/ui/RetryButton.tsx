import type {ReactNode} from 'react';

/** Repeats a failed search. */
export default function RetryButton({onClick}: {readonly onClick: () => void}): ReactNode {
  return (
    <button type="button" className="button button--sm button--secondary margin-top--md" onClick={onClick}>
      Try again
    </button>
  );
}
