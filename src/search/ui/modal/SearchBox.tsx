import type {Dispatch, KeyboardEvent, ReactNode, RefObject} from 'react';
import {flushSync} from 'react-dom';
import {asTyped} from '@site/src/components/ui/asTyped';
import {pasteAsOneLine} from '@site/src/components/ui/pasteAsOneLine';
import {hasModifier, isImeComposing} from '@site/src/lib/keys';
import {searchSettings} from '@site/src/site/search';
import {completionOf, rowCount, type ModalAction, type ModalState} from './modalState';

/** IDs of what the box controls: the list, and the rows in it. */
export const listId = 'docsearch-list';
export const hitRowId = (row: number): string => `docsearch-item-${row}`;

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly initialQuery: string;
  readonly state: ModalState;
  readonly dispatch: Dispatch<ModalAction>;
  readonly onText: (text: string) => void;
  /** Called with a pasted text that's too long for the box. */
  readonly onLongPaste: (text: string) => void;
  /** Sets the text of the box and searches for it. */
  readonly setText: (text: string) => void;
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, 1 | -1>> = {ArrowDown: 1, ArrowUp: -1};

function hasCaretAtEnd({selectionStart, selectionEnd, value}: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

/**
 * The field that a reader types in. It's uncontrolled, so it keeps what's typed before the results can follow, and
 * React never sets its value while an input method composes a character.
 */
export default function SearchBox(props: Props): ReactNode {
  const {input, initialQuery, state, dispatch, onText, onLongPaste, setText, onClose} = props;
  // Whether the keys control the list below.
  const isExpanded = state.isExpanded && rowCount(state) > 0;
  /**
   * Up and down move through all rows and wrap around, Enter opens the selected one, and the right arrow completes the
   * query at its end.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const {key, repeat, currentTarget, nativeEvent} = event;
    if (isImeComposing(nativeEvent)) {
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
  return (
    <div className="DocSearch-SearchBar">
      <form className="DocSearch-Form" method="dialog">
        <svg className="DocSearch-MagnifierLabel" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z" />
        </svg>
        <svg className="DocSearch-LoadingIndicator" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 2a8 8 0 1 1-8 8" />
        </svg>
        <input
          ref={input}
          className="DocSearch-Input"
          type="search"
          role="combobox"
          aria-label="Search"
          aria-haspopup="tree"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={isExpanded ? hitRowId(state.selected) : undefined}
          placeholder={searchSettings.placeholder}
          defaultValue={initialQuery}
          maxLength={searchSettings.maxQueryLength}
          {...asTyped}
          enterKeyHint="go"
          onInput={(event) => {
            // Including while an input method composes a word: phone keyboards do that for Latin words, up to the next
            // space.
            onText(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            pasteAsOneLine(event, onLongPaste);
          }}
          onFocus={() => {
            dispatch({type: 'expand', isExpanded: true});
          }}
          onBlur={() => {
            dispatch({type: 'expand', isExpanded: false});
          }}
        />
        <button
          type="button"
          className="DocSearch-Reset"
          title="Clear the query"
          aria-label="Clear the query"
          hidden={state.query === ''}
          onClick={() => setText('')}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
