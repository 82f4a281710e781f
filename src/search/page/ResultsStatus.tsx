import {type ReactNode} from 'react';
import Busy from '../ui/Busy';
import Correction from '../ui/Correction';
import NoResults, {NoResultsTitle} from '../ui/NoResults';
import type {SearchResultsOnPage} from './useSearchResults';
import late from './results.late.module.css';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly results: SearchResultsOnPage;
  readonly onQuery: (query: string) => void;
}

/**
 * Announces results, or that there are none. Only one sentence is announced: the buttons and links beside it would all be
 * read aloud, too.
 */
export default function ResultsStatus({query, results, onQuery}: Props): ReactNode {
  const {isLoading, failure, hits, answeredQuery, suggestions, reading} = results;
  const isAnswered = !isLoading && failure === undefined && answeredQuery === query && query !== '';
  return (
    <>
      <div className={styles.status} role="status">
        {isLoading && (
          <span className={late.busy}>
            <Busy />
          </span>
        )}
        {isAnswered && hits.length > 0 && (
          <span className="visually-hidden">{`Results for "${reading?.correction ?? query}"`}</span>
        )}
        {isAnswered && hits.length === 0 && (
          <p className={late.title}>
            <NoResultsTitle query={query} />
          </p>
        )}
      </div>
      {isAnswered && (
        <div className={late.advice}>
          {hits.length > 0 ? (
            reading && <Correction reading={reading} onQuery={onQuery} />
          ) : (
            <NoResults query={query} suggestions={suggestions} onQuery={onQuery} />
          )}
        </div>
      )}
    </>
  );
}
