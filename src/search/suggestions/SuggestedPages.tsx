import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import type {SearchHit} from '../client/contract';
import {useSiteSearch} from '../client/useSiteSearch';
import {bestPages, type SuggestedPage} from './bestPages';
import {pathWords} from './pathWords';
import styles from './SuggestedPages.module.css';

const shown = 3;

/**
 * The pages that a search for the words of the URL finds, announced when they appear. Space is reserved for them while
 * they load, so nothing below moves. The same file is served at every unknown URL, so a build can't know the words.
 */
export default function SuggestedPages(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const search = useSiteSearch('modal');
  const createSearchLink = useSearchLinkCreator();
  const [pages, setPages] = useState<readonly SuggestedPage[]>();
  const words = pathWords(pathname.slice(baseUrl.length));

  useEffect(() => {
    let isCurrent = true;
    const show = (hits: readonly SearchHit[]): void => {
      if (isCurrent) {
        setPages(bestPages(hits, shown));
      }
    };
    if (words === '') {
      show([]);
    } else {
      search(words, 0).then(
        ({hits}) => show(hits),
        // The page is complete without suggestions.
        () => show([]),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [words, search]);

  const isEmpty = pages?.length === 0;
  return (
    <div aria-live="polite" className={isEmpty ? undefined : styles.place} data-control="">
      {pages && !isEmpty && (
        <nav aria-label="Suggested pages">
          <p>You may be looking for:</p>
          <ul>
            {pages.map(({title, url}) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
          <p>
            <Link to={createSearchLink(words)}>{`See all results for “${words}”`}</Link>
          </p>
        </nav>
      )}
    </div>
  );
}
