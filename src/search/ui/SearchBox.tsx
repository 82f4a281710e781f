import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {asTyped} from '@site/src/components/ui/asTyped';
import {pasteAsOneLine} from '@site/src/components/ui/pasteAsOneLine';
import {searchSettings} from '@site/src/site/search';

/** IDs of what the box controls: the list, and the rows in it. */
export const listId = 'docsearch-list';
export const hitRowId = (row: number): string => `docsearch-item-${row}`;

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly initialQuery: string;
  readonly isEmpty: boolean;
  /** Whether the keys control the list below. */
  readonly isExpanded: boolean;
  /** Index of the selected row. */
  readonly activeRow: number | null;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called with a pasted text that's too long for the box. */
  readonly onLongPaste: (text: string) => void;
  readonly onExpand: (isExpanded: boolean) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/**
 * The field that a reader types in. It's uncontrolled, so it keeps what's typed before the results can follow, and
 * React never sets its value while an input method composes a character.
 */
export default function SearchBox(props: Props): ReactNode {
  const {input, label, initialQuery, isEmpty, isExpanded, activeRow, onText, onLongPaste, onExpand, onClear} =
    props;
  const {onKeyDown, onClose} = props;
  const clearTitle = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
  });
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
          aria-label={label}
          aria-haspopup="tree"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={activeRow === null ? undefined : hitRowId(activeRow)}
          placeholder={translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'})}
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
            onExpand(true);
          }}
          onBlur={() => {
            onExpand(false);
          }}
        />
        <button
          type="button"
          className="DocSearch-Reset"
          title={clearTitle}
          aria-label={clearTitle}
          hidden={isEmpty}
          onClick={onClear}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onClose}>
        <Translate id="theme.SearchModal.searchBox.cancelButtonText">Cancel</Translate>
      </button>
    </div>
  );
}
