import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {headingLevels} from '@site/src/lib/search/record';
import type {SearchHit} from '@site/src/search/client/contract';
import {markWhenOpen} from '@site/src/behavior/foundWords';
import {headingPath, Highlighted, HitTitle, matchedWords} from '../ui/hitTexts';
import SearchFailure from '../ui/SearchFailure';
import type {SearchResultsOnPage} from './useSearchResults';
import '../ui/query.late.css';
import styles from './results.late.module.css';

interface ListProps {
  readonly results: SearchResultsOnPage;
  readonly onRetry: () => void;
}

/**
 * The results; more are loaded by scrolling to the end or with a button. Where they'd appear, it says that a search
 * failed.
 */
export default function ResultList({results, onRetry}: ListProps): ReactNode {
  const {hits, hasMore, loadMore, isLoading, failure} = results;
  return (
    <>
      {hits.length > 0 && (
        <ol className={styles.results} aria-busy={isLoading}>
          {hits.map((hit) => (
            <ResultItem key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {hasMore && <MoreButton loadMore={loadMore} isStopped={failure !== undefined} />}
      {failure !== undefined && (
        <div role="alert">
          <SearchFailure reason={failure} onRetry={hasMore ? undefined : onRetry} />
        </div>
      )}
    </>
  );
}

/** One result: the headings above it, its own, and a snippet of its text. */
function ResultItem({hit}: {readonly hit: SearchHit}): ReactNode {
  const {url, hierarchy, title, snippet} = hit;
  const parents = (['lvl0', ...headingLevels(hierarchy)] as const).slice(0, -1);
  return (
    <li className={styles.result}>
      <p className={styles.path}>
        <bdi>{headingPath(hierarchy, parents)}</bdi>
      </p>
      <Heading as="h2" className={styles.resultTitle}>
        <Link
          to={url}
          onClick={() => {
            markWhenOpen(url, matchedWords(hit));
          }}
        >
          <HitTitle url={url} title={title} type={hit.type} />
        </Link>
      </Heading>
      {snippet && (
        <p className={styles.snippet}>
          <Highlighted parts={snippet} />
        </p>
      )}
    </li>
  );
}

interface MoreProps {
  readonly loadMore: () => void;
  /** After a failure, scrolling doesn't try again. */
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
    <button ref={button} type="button" className="search-more" onClick={loadMore}>
      Show more results
    </button>
  );
}
