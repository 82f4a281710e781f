import {useEffect, useMemo, type Dispatch, type ReactNode, type RefObject} from 'react';
import {messageOf} from '@site/src/diagnose/cleanLine';
import {getSearchClient} from '@site/src/search/client/getSearchClient';
import {limitText} from '../query';
import {showsStored, type ModalEvent, type ModalState} from '../modalState';
import EmptyScreen from './EmptyScreen';
import Footer from './Footer';
import HitList from './HitList';
import SeeAllLink from './SeeAllLink';
import {useListNavigation} from './useListNavigation';
import {useOpenRow} from './useOpenRow';
import {useSearch} from './useSearch';
import {useStoredSearches} from './useStoredSearches';
import WholeMessage from './WholeMessage';
import './modal.css';
import './hit.css';

interface Props {
  readonly state: ModalState;
  readonly dispatch: Dispatch<ModalEvent>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The last text that was too long for the box. */
  readonly pasted: string;
  /** Sets the text of the search box and searches for it. */
  readonly setText: (text: string) => void;
  readonly onClose: () => void;
}

/** What is below the search box: stored searches, or the outcome of the last search. */
export default function ModalContent({state, dispatch, input, pasted, setText, onClose}: Props): ReactNode {
  const {query, outcome, stored, selected, isExpanded} = state;
  const answer = !showsStored(state) && outcome?.kind === 'results' ? outcome.answer : null;
  const {storedGroups, actions} = useStoredSearches({stored, input, dispatch});
  const groups = showsStored(state) ? storedGroups : answer?.groups;
  const rows = useMemo(() => groups?.flatMap((group) => group.rows) ?? [], [groups]);

  const {open, follow} = useOpenRow({selected: rows[selected], remember: actions.remember, onClose});
  const dropdown = useListNavigation({input, state, rows, dispatch, open});
  useSearch(query, dispatch);
  useEffect(() => {
    if (pasted !== '') {
      // The box has its first 64 characters: often a timestamp and the name of a container.
      setText(limitText(messageOf(pasted.trim().replace(/\s+/g, ' '))));
    }
  }, [pasted, setText]);

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must leave the focus in the box */}
      <div ref={dropdown} className="DocSearch-Dropdown" onMouseDown={(event) => event.preventDefault()}>
        {groups && rows.length > 0 ? (
          <HitList
            key={answer ? 'results' : 'stored'}
            groups={groups}
            selected={isExpanded ? selected : null}
            storedActions={actions}
            dispatch={dispatch}
            onFollow={follow}
          />
        ) : (
          <EmptyScreen state={state} onQuery={setText} />
        )}
        {answer && rows.length > 0 && (
          <SeeAllLink query={answer.query} count={answer.total} onClick={onClose} />
        )}
        {answer && rows.length > 0 && (
          <WholeMessage query={query} pasted={pasted} first={rows[0]} onClick={onClose} />
        )}
      </div>
      <Footer showsProviderMark={getSearchClient().showsProviderMark} />
    </>
  );
}
