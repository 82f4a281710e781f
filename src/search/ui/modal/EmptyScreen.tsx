import type {ReactNode} from 'react';
import translations from '@theme/SearchTranslations';
import ErrorScreen from '../ErrorScreen';
import {showsStored, type ModalState} from '../modalState';
import NoResultsScreen from './NoResultsScreen';

interface Props {
  readonly state: ModalState;
  readonly onQuery: (query: string) => void;
}

/** What stands in place of a list: nothing was searched yet, the search failed, or it found nothing. */
export default function EmptyScreen({state, onQuery}: Props): ReactNode {
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
      return <ErrorScreen {...translations.modal?.errorScreen} />;
    case 'results':
      return <NoResultsScreen query={outcome.answer.query} suggestions={suggestions} onQuery={onQuery} />;
    default:
      // The status says that the search goes on.
      return null;
  }
}
