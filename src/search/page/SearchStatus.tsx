import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Busy from '../ui/Busy';
import Correction from '../ui/Correction';
import {failureTexts} from '../ui/failureTexts';
import NoResults, {NoResultsTitle} from '../ui/NoResults';
import RetryButton from '../ui/RetryButton';
import StillWorks from '../ui/StillWorks';
import type {SearchState} from './searchState';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly results: SearchState;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
}

/**
 * How many results there are, that there are none, or that the search failed. Only a sentence is announced: the buttons
 * and links beside it would all be read out with it.
 */
export default function SearchStatus({query, results, onQuery, onRetry}: Props): ReactNode {
  const {status, reason, hits, total, answeredQuery, suggestions, reading} = results;
  const countText = useCountText();
  const isAnswered = status === 'idle' && answeredQuery === query && query !== '';
  return (
    <>
      <div className={styles.status} role="status">
        {status === 'loading' && (
          <span className={styles.busy}>
            <Busy />
          </span>
        )}
        {isAnswered && hits.length > 0 && (
          <>
            <span>{countText(total)}</span>
            {reading?.correction && <span className="visually-hidden">{` for "${reading.correction}"`}</span>}
          </>
        )}
        {isAnswered && hits.length === 0 && <NoResultsTitle query={query} />}
      </div>
      {isAnswered && (
        <div className={styles.advice}>
          {hits.length > 0 ? (
            reading && <Correction reading={reading} className={styles.suggestion} onQuery={onQuery} />
          ) : (
            <NoResults
              query={query}
              unknownWords={reading?.unknownWords}
              suggestions={suggestions}
              onQuery={onQuery}
              classNames={{list: styles.suggestions, suggestion: styles.suggestion}}
            />
          )}
        </div>
      )}
      {status === 'failed' && (
        <div className={styles.failure} role="alert">
          <strong>{failureTexts(reason).title}</strong>
          <p>{failureTexts(reason).help}</p>
          <p>
            <StillWorks reason={reason} />
          </p>
          <RetryButton onClick={onRetry} />
        </div>
      )}
    </>
  );
}

function useCountText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
          description:
            'Pluralized label for "{count} documents found". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
        },
        {count},
      ),
    );
}
