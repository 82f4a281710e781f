import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import DiagnoseLink from '@site/src/components/paste/DiagnoseLink';
import {missingResultsUrl} from './missingResults';
import './query.late.css';

interface Props {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onQuery: (query: string) => void;
}

/** States that nothing was found, and for which query. */
export function NoResultsTitle({query}: Pick<Props, 'query'>): ReactNode {
  return (
    <span key={query}>
      No results for &quot;
      <strong translate="no">
        <bdi>{query}</bdi>
      </strong>
      &quot;
    </span>
  );
}

/** Shown if nothing was found: what to search for instead, and where to report it. */
export default function NoResults(props: Props): ReactNode {
  const {query, suggestions, onQuery} = props;
  return (
    <>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => {
                    onQuery(suggestion.toLowerCase());
                  }}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        Is it an error message? <DiagnoseLink text={query}>Paste all of it</DiagnoseLink>
      </p>
      <p className="DocSearch-Help">
        Believe this query should return results? <Link to={missingResultsUrl(query)}>Let us know.</Link>
      </p>
    </>
  );
}
