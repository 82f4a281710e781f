import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ResultItem from './ResultItem';
import type {SearchResultsOnPage} from './useSearchResults';
import styles from './styles.module.css';

/** The results; more are loaded by scrolling to the end or with a button. */
export default function ResultList({results}: {readonly results: SearchResultsOnPage}): ReactNode {
  const {hits, hasMore, loadMore, status} = results;
  return (
    <>
      {hits.length > 0 && (
        <ol className={styles.results} aria-busy={status === 'loading'}>
          {hits.map((hit) => (
            <ResultItem key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {hasMore && <MoreButton loadMore={loadMore} isStopped={status === 'failed'} />}
    </>
  );
}

interface MoreProps {
  readonly loadMore: () => void;
  /** After a failure, only the reader tries again. */
  readonly isStopped: boolean;
}

function MoreButton({loadMore, isStopped}: MoreProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || isStopped) {
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        loadMore();
      }
    });
    observer.observe(button.current);
    return () => {
      observer.disconnect();
    };
  }, [loadMore, isStopped]);
  return (
    <button ref={button} type="button" className={styles.more} onClick={loadMore}>
      <Translate id="search.page.more" description="Button that loads more results below the list">
        Show more results
      </Translate>
    </button>
  );
}
