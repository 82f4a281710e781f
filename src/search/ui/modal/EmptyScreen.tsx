import type {ReactNode} from 'react';
import {showsStored, type ModalState} from './modalState';
import NoResults, {NoResultsTitle} from '../NoResults';
import SearchFailure from '../SearchFailure';

interface Props {
  readonly state: ModalState;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
}

/** Replaces the list if it has no rows: nothing was searched for yet, the search failed, or it found nothing. */
export default function EmptyScreen({state, onQuery, onRetry}: Props): ReactNode {
  const {outcome, suggestions} = state;
  if (showsStored(state)) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
      </div>
    );
  }
  switch (outcome?.kind) {
    case 'failure':
      return <SearchFailure reason={outcome.reason} onRetry={onRetry} />;
    case 'results':
      return (
        <div className="DocSearch-NoResults">
          <p className="DocSearch-Title">
            <NoResultsTitle query={outcome.answer.query} />
          </p>
          <NoResults query={outcome.answer.query} suggestions={suggestions} onQuery={onQuery} />
        </div>
      );
    default:
      // `SearchStatus` shows that the search is running.
      return null;
  }
}
