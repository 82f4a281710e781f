import {type ReactNode, type Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import {searchSettings} from '@site/src/site/search';
import type {VersionChoice} from './useVersionChoice';
import VersionSelects from './VersionSelects';
import styles from './styles.module.css';

interface Props {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly versions: VersionChoice;
}

export default function SearchForm({inputRef, query, onQuery, versions}: Props): ReactNode {
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <input
          ref={inputRef}
          type="search"
          name={searchSettings.queryParam}
          className={styles.input}
          placeholder={translate({
            id: 'theme.SearchPage.inputPlaceholder',
            message: 'Type your search here',
            description: 'The placeholder for search page input',
          })}
          aria-label={translate({
            id: 'theme.SearchPage.inputLabel',
            message: 'Search',
            description: 'The ARIA label for search page input',
          })}
          maxLength={searchSettings.maxQueryLength}
          value={query}
          onChange={(event) => {
            onQuery(event.target.value);
          }}
          autoComplete="off"
          spellCheck={false}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the search page is about to type
          autoFocus
        />
        <VersionSelects {...versions} />
      </form>
    </search>
  );
}
