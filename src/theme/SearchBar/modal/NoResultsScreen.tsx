import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import {missingResultsUrl} from '../missingResultsUrl';

interface Props {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onQuery: (query: string) => void;
}

/** Nothing was found: what to search for instead, and whom to tell (rows 94 to 96). */
export default function NoResultsScreen({query, suggestions, onQuery}: Props): ReactNode {
  const texts = translations.modal?.noResultsScreen ?? {};
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        {texts.noResultsText} &quot;
        <strong>
          <bdi>{query}</bdi>
        </strong>
        &quot;
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{texts.suggestedQueryText}:</p>
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
        {texts.reportMissingResultsText}{' '}
        <Link to={missingResultsUrl({query})}>{texts.reportMissingResultsLinkText}</Link>
      </p>
    </div>
  );
}
