import {
  useCallback,
  useMemo,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import {getSearchClient} from '@site/src/search/client/getSearchClient';
import {showsStored, type ModalState} from '../modalState';
import EmptyScreen from './EmptyScreen';
import Footer from './Footer';
import HitList from './HitList';
import {nextModalState, type ModalEvent} from './nextModalState';
import ResultsScreen from './ResultsScreen';
import SeeAllLink from './SeeAllLink';
import StartScreen from './StartScreen';
import {storedRows} from './answer';
import {useListKeys} from './useListKeys';
import {useOpenRow} from './useOpenRow';
import {usePastedLines} from './usePastedLines';
import {useScrollToTop} from './useScrollToTop';
import {useSearch} from './useSearch';
import {useSearchTimers} from './useSearchTimers';
import {useSelectedRow} from './useSelectedRow';
import {useStoredSearches} from './useStoredSearches';
import './modal.css';
import './hit.css';

interface Props {
  readonly state: ModalState;
  readonly setState: Dispatch<SetStateAction<ModalState>>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Writes into the search box and searches for it. */
  readonly setText: (text: string) => void;
  readonly onClose: () => void;
}

/** What stands below the search box: searches from before, or what the search came to. */
export default function ModalContent({state, setState, input, setText, onClose}: Props): ReactNode {
  const {query, outcome, stored, selected, chosenBy, isExpanded} = state;
  const answer = !showsStored(state) && outcome?.kind === 'results' ? outcome.answer : null;
  const early = useMemo(() => storedRows(stored), [stored]);
  const rows = showsStored(state) ? early : (answer?.rows ?? []);
  const active = isExpanded ? selected : null;

  const dispatch = useCallback(
    (event: ModalEvent) => {
      setState((before) => nextModalState(before, event));
    },
    [setState],
  );
  const {remember, star, remove} = useStoredSearches({stored, input, dispatch});
  const {open, follow} = useOpenRow({remember, onClose});
  const dropdown = useScrollToTop(outcome);
  useSearch(query, dispatch);
  useSearchTimers(state, dispatch);
  usePastedLines(input, setText);
  useListKeys({input, state, rows, dispatch, open});
  useSelectedRow({row: selected, url: rows[selected]?.url, chosenBy});

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must not take the focus from the box */}
      <div ref={dropdown} className="DocSearch-Dropdown" onMouseDown={(event) => event.preventDefault()}>
        {rows.length === 0 ? (
          <EmptyScreen state={state} onQuery={setText} />
        ) : (
          <HitList
            onPoint={(row) => {
              dispatch({type: 'select', row});
            }}
            onFollow={(number, event) => {
              const row = rows[number];
              if (row) {
                follow(row, event);
              }
            }}
          >
            {answer ? (
              <ResultsScreen groups={answer.groups} selected={active} />
            ) : (
              <StartScreen rows={early} selected={active} star={star} remove={remove} />
            )}
          </HitList>
        )}
        {answer && rows.length > 0 && (
          <SeeAllLink query={answer.query} count={answer.total} onClick={onClose} />
        )}
      </div>
      <Footer showsProviderMark={getSearchClient().showsProviderMark} />
    </>
  );
}
