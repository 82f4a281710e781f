import {useEffect, useEffectEvent, useMemo, type Dispatch, type ReactNode, type RefObject} from 'react';
import DiagnoseLink from '@site/src/components/paste/DiagnoseLink';
import {limitPasted} from '@site/src/site/limitText';
import {useCard} from '../card/useCard';
import {completionOf, showsStored, type ModalAction, type ModalState} from './modalState';
import {pastedQuery} from '../pastedQuery';
import {useRetry} from '../useRetry';
import EmptyScreen from './EmptyScreen';
import Footer from './Footer';
import HitList from './HitList';
import HitsFooter from './HitsFooter';
import {keepFocus, returnFocus} from './presses';
import StartingPoints from './StartingPoints';
import Suggestions from './Suggestions';
import {useCompletionHint} from './useCompletionHint';
import {useListScroll} from './useListScroll';
import {useOpenRow} from './useOpenRow';
import {useSearch} from './useSearch';
import {useStoredSearches} from './useStoredSearches';
import './modal.late.css';
import './hit.late.css';

interface Props {
  readonly state: ModalState;
  readonly dispatch: Dispatch<ModalAction>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The last text that was too long for the box; empty if there was none. */
  readonly pasted: string;
  /** Sets the text of the search box and searches for it. */
  readonly setText: (text: string) => void;
  readonly onClose: () => void;
}

/** What's below the search box: stored searches, or the outcome of the last search. */
export default function ModalContent(props: Props): ReactNode {
  const {state, dispatch, input, pasted, setText, onClose} = props;
  const {query, status, outcome, stored, selected, isExpanded} = state;
  const retry = (): void => {
    // The button disappears; the focus mustn't be lost with it.
    input.current?.focus();
    dispatch({type: 'retry'});
  };
  const isUnreachable = outcome?.kind === 'failure' && outcome.reason === 'unreachable';
  useRetry(status === 'failed' && isUnreachable ? outcome : undefined, query, () =>
    dispatch({type: 'retry'}),
  );
  const answer = !showsStored(state) && outcome?.kind === 'results' ? outcome.answer : null;
  const {storedRows, moveStored} = useStoredSearches({stored, input, dispatch});
  const rows = showsStored(state) ? storedRows : (answer?.rows ?? []);

  const follow = useOpenRow({state, selected: rows[selected], moveStored, dispatch, onClose});
  const dropdown = useListScroll(state);
  const beginning = useMemo(() => pastedQuery(pasted), [pasted]);
  useSearch(state, dispatch);
  const hint = useCompletionHint(completionOf(state));
  const wholeText = beginning === answer?.query ? pasted : '';
  const {card, onClickCapture} = useCard({
    // Not before the first hits, which should appear as early as possible.
    shouldLoad: answer !== null,
    query: answer?.query ?? '',
    pasted: wholeText,
    bestUrl: answer?.rows[0]?.url,
  });
  const readPasted = useEffectEvent(() => {
    // Unless the reader has typed since.
    if (pasted !== '' && input.current?.value === limitPasted(pasted)) {
      setText(beginning);
    }
  });
  // A text that was pasted before this was loaded.
  useEffect(() => readPasted(), []);

  return (
    <>
      {answer?.reading && rows.length > 0 && (
        <Suggestions query={answer.query} total={answer.total} reading={answer.reading} onQuery={setText} />
      )}
      <p className="visually-hidden" aria-live="polite">
        {hint}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press
          leaves the focus in the box, or at least in the dialog */}
      <div
        ref={dropdown}
        className="DocSearch-Dropdown"
        tabIndex={-1}
        onMouseDown={keepFocus}
        onClickCapture={(event) => {
          returnFocus(event, input);
          onClickCapture(event);
        }}
      >
        {card}
        {wholeText !== '' && rows.length > 0 && (
          <div className="DocSearch-WholeText">
            <DiagnoseLink text={wholeText}>Look up the whole text that you pasted</DiagnoseLink>
          </div>
        )}
        {rows.length > 0 ? (
          <HitList
            key={answer ? 'results' : 'stored'}
            rows={rows}
            selected={isExpanded ? selected : null}
            moveStored={moveStored}
            dispatch={dispatch}
            onFollow={follow}
          />
        ) : (
          <EmptyScreen state={state} onQuery={setText} onRetry={retry} />
        )}
        {showsStored(state) && <StartingPoints />}
        {answer && rows.length > 0 && <HitsFooter answer={answer} isCut={wholeText !== ''} />}
      </div>
      <Footer />
    </>
  );
}
