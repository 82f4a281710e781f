import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {SearchHit} from '../client/contract';
import {searchClient} from '../client/searchClient';
import {useSearchRequest} from '../client/useSearchRequest';
import {bestPages, type SuggestedPage} from './bestPages';
import {pathWords} from './pathWords';
import styles from './SuggestedPages.module.css';

const shown = 3;

interface Suggestions {
  readonly words: string;
  readonly pages: readonly SuggestedPage[];
}

/**
 * The pages that a search for the words of the URL finds, announced when they appear. Space is reserved for them while
 * they load, so nothing below moves. The same file is served at every unknown URL, so a build can't know the words.
 */
export default function SuggestedPages(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const request = useSearchRequest('modal');
  const createSearchLink = useSearchLinkCreator();
  const processUrl = useSearchResultUrlProcessor();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);

  useEffect(() => {
    const words = pathWords(pathname.slice(baseUrl.length));
    let isCurrent = true;
    const show = (hits: readonly SearchHit[]): void => {
      if (isCurrent) {
        const pages = bestPages(hits, shown).map((page) => ({...page, url: processUrl(page.url)}));
        setSuggestions({words, pages});
      }
    };
    if (words === '') {
      show([]);
    } else {
      searchClient.search({...request, query: words, page: 0}).then(
        ({hits}) => show(hits),
        // The page is complete without suggestions.
        () => show([]),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrl, request, processUrl]);

  const isEmpty = suggestions?.pages.length === 0;
  return (
    <div aria-live="polite" className={isEmpty ? undefined : styles.place} data-control="">
      {suggestions && !isEmpty && (
        <nav aria-label="Suggested pages">
          <p>You may be looking for:</p>
          <ul>
            {suggestions.pages.map(({title, url}) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
              </li>
            ))}
          </ul>
          <p>
            <Link
              to={createSearchLink(suggestions.words)}
            >{`See all results for “${suggestions.words}”`}</Link>
          </p>
        </nav>
      )}
    </div>
  );
}
