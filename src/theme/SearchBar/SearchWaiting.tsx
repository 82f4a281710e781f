import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {searchSettings} from '@site/src/site/search';
import styles from './SearchWaiting.module.css';

interface Props {
  readonly query: string;
  readonly hasFailed: boolean;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands in for the modal until its chunk is there: takes what the reader types, and says so when it cannot load. */
export default function SearchWaiting({query, hasFailed, onQuery, onRetry, onClose}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes
    <div
      className={styles.backdrop}
      onClick={(event) => {
        if (event.target === event.currentTarget) {
          onClose();
        }
      }}
    >
      <div className={styles.box}>
        <input
          ref={input}
          className={clsx(styles.input, !hasFailed && styles.busy)}
          type="search"
          value={query}
          maxLength={searchSettings.maxQueryLength}
          placeholder={searchSettings.placeholder}
          aria-label={translate({
            id: 'theme.SearchPage.inputLabel',
            message: 'Search',
            description: 'The ARIA label for search page input',
          })}
          onChange={(event) => {
            onQuery(event.target.value);
            if (hasFailed) {
              onRetry();
            }
          }}
        />
        <div role="status">{hasFailed && <LoadFailure />}</div>
      </div>
    </div>
  );
}

function LoadFailure(): ReactNode {
  return (
    <div className={styles.failure}>
      <strong>
        <Translate id="theme.SearchModal.errorScreen.titleText" description="The title for error screen">
          Unable to fetch results
        </Translate>
      </strong>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText" description="The help text for error screen">
          You might want to check your network connection.
        </Translate>
      </p>
    </div>
  );
}
