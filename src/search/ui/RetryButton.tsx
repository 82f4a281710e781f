import type {ReactNode} from 'react';

/** Searches again after a failure. */
export default function RetryButton({onClick}: {readonly onClick: () => void}): ReactNode {
  return (
    <button type="button" className="button button--sm button--secondary margin-top--md" onClick={onClick}>
      Try again
    </button>
  );
}
