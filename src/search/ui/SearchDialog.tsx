import {useCallback, useLayoutEffect, useState, useRef, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {getSearchClient} from '@site/src/search/client/getSearchClient';
import {boxTexts} from './boxTexts';
import ErrorScreen from './ErrorScreen';
import {limitQuery} from './limitQuery';
import {expanded, openModalState, rowCount, typed} from './modalState';
import SearchBox from './SearchBox';
import {useModality} from './useModality';
import type {ModalPart} from './useModalPart';
import './SearchDialog.css';

interface Props extends ModalPart {
  readonly initialQuery: string;
  /** What had the focus before the dialog opened. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * The dialog and its search box. They come with the page, so that they are there at once; what stands below the box
 * is loaded.
 */
export default function SearchDialog(props: Props): ReactNode {
  const {initialQuery, returnFocus, onClose, part, hasFailed, load} = props;
  const dialog = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(() => openModalState(initialQuery));
  const {query, status, isBusy, outcome, selected} = state;
  useModality(dialog, returnFocus);
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);

  const onText = (text: string): void => {
    if (hasFailed) {
      load();
    }
    setState((before) => typed(before, limitQuery(text)));
  };
  const setText = useCallback((text: string) => {
    if (input.current) {
      input.current.value = text;
      input.current.focus();
    }
    setState((before) => typed(before, limitQuery(text)));
  }, []);
  const isExpanded = state.isExpanded && rowCount(state) > 0;
  const texts = boxTexts();

  return createPortal(
    <div ref={dialog} className="search-dialog" role="dialog" aria-modal="true" aria-label={texts.label}>
      <div
        className="search-modal"
        aria-busy={isBusy || (part === null && !hasFailed)}
        data-provider-mark={getSearchClient().showsProviderMark || undefined}
      >
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- beside the box; Escape closes, too */}
        <div
          className={clsx('DocSearch-Container', {
            'DocSearch-Container--Stalled': status === 'stalled',
            'DocSearch-Container--Errored': status === 'error' || hasFailed,
          })}
          onMouseDown={(event) => {
            if (event.target === event.currentTarget) {
              // The press must not take the focus from where closing puts it.
              event.preventDefault();
              onClose();
            }
          }}
        >
          <div className="DocSearch-Modal">
            <SearchBox
              input={input}
              initialQuery={initialQuery}
              isEmpty={query === ''}
              isExpanded={isExpanded}
              activeRow={isExpanded ? selected : null}
              onText={onText}
              onExpand={(isOpen) => {
                setState((before) => expanded(before, isOpen));
              }}
              onClear={() => {
                setText('');
              }}
              onClose={onClose}
            />
            {part && (
              <part.ModalContent
                state={state}
                setState={setState}
                input={input}
                setText={setText}
                onClose={onClose}
              />
            )}
            {hasFailed && (
              <div role="alert">
                <ErrorScreen {...texts.failure} />
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
