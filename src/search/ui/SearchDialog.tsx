import {useCallback, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {registerOverlay} from '@site/src/behavior/overlays';
import {enterText} from '@site/src/components/ui/enterText';
import {closestTo} from '@site/src/lib/closestTo';
import {limitPasted, limitQuery} from '@site/src/site/limitText';
import {useModalState} from './modal/modalState';
import SearchBox from './modal/SearchBox';
import SearchFailure from './SearchFailure';
import {useModality} from './useModality';
import {useModalPart} from './useModalPart';
import {useRetry} from './useRetry';
import './SearchDialog.css';

interface Props {
  readonly initialQuery: string;
  /** The element that had the focus before the dialog opened. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The dialog and its search box: part of every page, so they open immediately. What's below the box is loaded. */
export default function SearchDialog(props: Props): ReactNode {
  const {initialQuery, returnFocus, onClose} = props;
  const {module: part, failure, start: load, retry} = useModalPart();
  const dialog = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useModalState(initialQuery);
  const [pasted, setPasted] = useState('');
  const {query, status, isBusy, outcome} = state;
  const hasFailed = failure !== undefined;
  useModality(dialog, returnFocus);
  useRetry(failure, query, load);
  useLayoutEffect(() => registerOverlay('search', onClose), [onClose]);
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);

  const setText = useCallback((text: string) => {
    enterText(input.current, text);
  }, []);

  return createPortal(
    <div ref={dialog} className="search-dialog" role="dialog" aria-modal="true" aria-label="Search">
      <div className="search-modal" aria-busy={!hasFailed && (isBusy || part === undefined)}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the
            backdrop; Escape closes as well, and a key that follows a link triggers a click */}
        <div
          className={clsx('DocSearch-Container', {
            'DocSearch-Container--Stalled': status === 'stalled',
            'DocSearch-Container--Errored': status === 'failed' || hasFailed,
          })}
          onMouseDown={(event) => {
            if (event.target === event.currentTarget) {
              // The press mustn't move the focus away from where closing puts it.
              event.preventDefault();
              onClose();
            }
          }}
          onClick={(event) => {
            // The router follows the link. Otherwise, the browser opens it in another tab, and the search goes on here.
            if (event.defaultPrevented && closestTo(event, 'a')) {
              onClose();
            }
          }}
        >
          <div className="DocSearch-Modal">
            <SearchBox
              input={input}
              initialQuery={initialQuery}
              state={state}
              dispatch={dispatch}
              onText={(text) => {
                if (hasFailed) {
                  load();
                }
                dispatch({type: 'input', query: limitQuery(text)});
              }}
              onLongPaste={(text) => {
                setText(part ? part.pastedQuery(text) : limitPasted(text));
                setPasted(text);
              }}
              setText={setText}
              onClose={onClose}
            />
            {part && (
              <part.ModalContent
                state={state}
                dispatch={dispatch}
                input={input}
                pasted={pasted}
                setText={setText}
                onClose={onClose}
              />
            )}
            {hasFailed && (
              <div role="alert">
                <SearchFailure
                  reason="unreachable"
                  onRetry={() => {
                    // The button disappears; the focus mustn't be lost with it.
                    input.current?.focus();
                    retry();
                  }}
                />
              </div>
            )}
          </div>
        </div>
      </div>
      {part && <part.SearchStatus outcome={outcome} isStalled={status === 'stalled'} />}
    </div>,
    document.body,
  );
}
