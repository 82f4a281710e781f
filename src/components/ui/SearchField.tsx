import type {ComponentProps, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchSettings} from '@site/src/site/search';
import {asTyped} from './asTyped';
import {pasteAsOneLine} from './pasteAsOneLine';
import styles from './SearchField.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onSubmit' | 'onPaste'> {
  readonly onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** Gets a pasted text that's longer than a query. Without it, the field keeps only the beginning. */
  readonly onLongPaste?: (text: string, field: HTMLInputElement) => void;
  /** More controls, between the field and the button. */
  readonly children?: ReactNode;
}

/** A form that opens the search page, even without JavaScript. Other props go to the field. */
export default function SearchField({onSubmit, onLongPaste, children, ...input}: Props): ReactNode {
  return (
    <search>
      <form
        action={useBaseUrl(`/${searchSettings.searchPagePath}`)}
        className={styles.form}
        onSubmit={onSubmit}
      >
        <input
          type="search"
          name={searchSettings.queryParam}
          maxLength={searchSettings.maxQueryLength}
          placeholder={searchSettings.placeholder}
          aria-label={searchSettings.placeholder}
          {...asTyped}
          {...input}
          onPaste={(event) => {
            pasteAsOneLine(event, onLongPaste);
          }}
        />
        {children}
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
    </search>
  );
}
