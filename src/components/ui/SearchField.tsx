import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchSettings} from '@site/src/site/search';
import styles from './SearchField.module.css';

/** A plain form that opens the search page. It works without the modal. */
export default function SearchField(): ReactNode {
  return (
    <form role="search" action={useBaseUrl(`/${searchSettings.searchPagePath}`)} className={styles.form}>
      <input
        type="search"
        name={searchSettings.queryParam}
        maxLength={searchSettings.maxQueryLength}
        placeholder={searchSettings.placeholder}
        aria-label={searchSettings.placeholder}
        className={styles.input}
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
