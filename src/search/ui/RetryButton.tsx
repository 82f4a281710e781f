import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Searches again after a failure. */
export default function RetryButton({onClick}: {readonly onClick: () => void}): ReactNode {
  return (
    <button type="button" className="button button--sm button--secondary margin-top--md" onClick={onClick}>
      <Translate id="search.retry" description="Button below the message that a search has failed">
        Try again
      </Translate>
    </button>
  );
}
