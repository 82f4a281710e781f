import type {ReactNode, RefObject} from 'react';
import {searchSettings} from '@site/src/site/search';
import {boxTexts} from './boxTexts';
import {listId, rowId} from './modalIds';
import './SearchBox.css';

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly initialQuery: string;
  readonly isEmpty: boolean;
  /** The list below is open for the keys. */
  readonly isExpanded: boolean;
  /** The row that the keys have reached. */
  readonly activeRow: number | null;
  readonly onText: (text: string) => void;
  readonly onExpand: (isExpanded: boolean) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/**
 * The field that a reader types in. It stands here before results can, and what is typed meanwhile stays in it. The
 * browser keeps its text: React sets none while somebody composes a character of several keys.
 */
export default function SearchBox(props: Props): ReactNode {
  const {input, initialQuery, isEmpty, isExpanded, activeRow, onText, onExpand, onClear, onClose} = props;
  const texts = boxTexts();
  return (
    <div className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
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
          aria-label={texts.label}
          aria-haspopup="tree"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={activeRow === null ? undefined : rowId(activeRow)}
          placeholder={texts.placeholder}
          defaultValue={initialQuery}
          maxLength={searchSettings.maxQueryLength}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          enterKeyHint="go"
          spellCheck={false}
          onInput={(event) => {
            if (!event.nativeEvent.isComposing) {
              onText(event.currentTarget.value);
            }
          }}
          onCompositionEnd={(event) => {
            onText(event.currentTarget.value);
          }}
          onFocus={() => {
            onExpand(true);
          }}
          onBlur={() => {
            onExpand(false);
          }}
        />
        <button
          type="button"
          className="DocSearch-Reset"
          title={texts.clear}
          aria-label={texts.clear}
          hidden={isEmpty}
          onClick={onClear}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onClose}>
        {texts.cancel}
      </button>
    </div>
  );
}
