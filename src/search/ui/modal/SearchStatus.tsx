import {memo, useEffect, useState, type ReactNode} from 'react';
import Busy from '../Busy';
import {describeSearchFailure} from '../SearchFailure';
import type {SearchOutcome} from './modalState';
import {countResults} from './countResults';

interface Props {
  readonly outcome: SearchOutcome | null;
  readonly isStalled: boolean;
}

/** Milliseconds without a change before the outcome is announced, so there isn't an announcement for every key. */
const announceAfterMs = 500;

/** Announces to screen readers how a search ended, and shows that it's running while there's nothing else to see. */
function SearchStatus({outcome, isStalled}: Props): ReactNode {
  const text = describeOutcome(outcome);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, announceAfterMs, text);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <div role="status" className={isStalled && outcome === null ? 'search-modal__status' : 'visually-hidden'}>
      {isStalled ? <Busy /> : announced}
    </div>
  );
}

export default memo(SearchStatus);

function describeOutcome(outcome: SearchOutcome | null): string {
  if (outcome === null) {
    return '';
  }
  if (outcome.kind === 'failure') {
    return describeSearchFailure(outcome.reason);
  }
  const {total, query, reading} = outcome.answer;
  if (total === 0) {
    return `No results for "${query}"`;
  }
  return countResults(total, reading?.correction ?? query);
}
