import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import ErrorScreen from '../ErrorScreen';
import {failureTexts} from '../failureTexts';
import {showsStored, type ModalState} from './modalState';
import NoResults, {NoResultsTitle} from '../NoResults';
import StillWorks from '../StillWorks';

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
        <p className="DocSearch-Help">{translations.modal?.startScreen?.noRecentSearchesText}</p>
      </div>
    );
  }
  switch (outcome?.kind) {
    case 'failure':
      return (
        <ErrorScreen
          {...failureTexts(outcome.reason)}
          stillWorks={<StillWorks reason={outcome.reason} />}
          onRetry={onRetry}
        />
      );
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
