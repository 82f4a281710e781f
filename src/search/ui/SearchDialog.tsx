import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {overlayOpened} from '@site/src/behavior/overlays';
import {enterText} from '@site/src/components/ui/enterText';
import {hasModifier, isComposed} from '@site/src/lib/keys';
import {limitPasted, limitQuery} from '@site/src/site/limitText';
import ErrorScreen from './ErrorScreen';
import {completionOf, rowCount, useModalState} from './modal/modalState';
import SearchBox from './SearchBox';
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

const steps: Readonly<Record<string, 1 | -1>> = {ArrowDown: 1, ArrowUp: -1};

function hasCaretAtEnd({selectionStart, selectionEnd, value}: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

/** The dialog and its search box: part of every page, so they open immediately. What's below the box is loaded. */
export default function SearchDialog(props: Props): ReactNode {
  const {initialQuery, returnFocus, onClose} = props;
  const {module: part, failure, start: load, retry} = useModalPart();
  const dialog = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useModalState(initialQuery);
  const [pasted, setPasted] = useState('');
  const {query, status, isBusy, outcome, selected} = state;
  const hasFailed = failure !== undefined;
  useModality(dialog, returnFocus);
  useRetry(failure, query, load);
  useLayoutEffect(() => overlayOpened('search', onClose), [onClose]);
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);

  const setText = useCallback((text: string) => {
    enterText(input.current, text);
  }, []);
  /**
   * Up and down move through all rows and wrap around, Enter opens the selected one, and the right arrow completes the
   * query at its end.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const {key, repeat, currentTarget, nativeEvent} = event;
    if (isComposed(nativeEvent)) {
      return;
    }
    if (key === 'Enter') {
      // It mustn't press the button that gets the focus when the dialog closes.
      event.preventDefault();
      // A held key opens one row.
      if (!repeat) {
        // Before the next key, which may open search again.
        flushSync(() => {
          dispatch({type: 'enter', keys: nativeEvent});
        });
      }
      return;
    }
    const arrow = hasModifier(event) ? '' : key;
    const step = steps[arrow];
    const completion =
      arrow === 'ArrowRight' && hasCaretAtEnd(currentTarget) ? completionOf(state) : undefined;
    if (step !== undefined) {
      event.preventDefault();
      dispatch({type: 'move', by: step});
    } else if (completion !== undefined) {
      event.preventDefault();
      setText(completion);
    }
  };
  const isExpanded = state.isExpanded && rowCount(state) > 0;
  const label = translate({id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search'});

  return createPortal(
    <div ref={dialog} className="search-dialog" role="dialog" aria-modal="true" aria-label={label}>
      <div className="search-modal" aria-busy={!hasFailed && (isBusy || part === undefined)}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the backdrop; Escape closes as well */}
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
        >
          <div className="DocSearch-Modal">
            <SearchBox
              input={input}
              label={label}
              initialQuery={initialQuery}
              isEmpty={query === ''}
              isExpanded={isExpanded}
              activeRow={isExpanded ? selected : null}
              onText={(text) => {
                if (hasFailed) {
                  load();
                }
                dispatch({type: 'input', query: limitQuery(text)});
              }}
              onKeyDown={onKeyDown}
              onLongPaste={(text) => {
                setText(part ? part.pastedQuery(text) : limitPasted(text));
                setPasted(text);
              }}
              onExpand={(isOpen) => {
                dispatch({type: 'expand', isExpanded: isOpen});
              }}
              onClear={() => {
                setText('');
              }}
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
                <ErrorScreen
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
