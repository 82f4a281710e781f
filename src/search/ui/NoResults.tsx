import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import DiagnoseLink from './DiagnoseLink';
import {missingResultsUrl} from './query';

/** The modal and the search page style the parts differently. */
interface ClassNames {
  readonly title?: string | undefined;
  readonly help?: string | undefined;
  readonly suggestions?: string | undefined;
  readonly list?: string | undefined;
  readonly suggestion?: string | undefined;
}

interface Props {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onQuery: (query: string) => void;
  readonly classNames: ClassNames;
}

/** Nothing was found: what to search for instead, and where to report it. */
export default function NoResults({query, suggestions, onQuery, classNames}: Props): ReactNode {
  const texts = translations.modal?.noResultsScreen ?? {};
  return (
    <>
      <p className={classNames.title}>
        {texts.noResultsText} &quot;
        <strong>
          <bdi>{query}</bdi>
        </strong>
        &quot;
      </p>
      {suggestions.length > 0 && (
        <div className={classNames.suggestions}>
          <p className={classNames.help}>{texts.suggestedQueryText}:</p>
          <ul className={classNames.list}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={classNames.suggestion}
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
      <p className={classNames.help}>
        Is it an error message? <DiagnoseLink text={query}>Paste all of it</DiagnoseLink>
      </p>
      <p className={classNames.help}>
        {texts.reportMissingResultsText}{' '}
        <Link to={missingResultsUrl(query)}>{texts.reportMissingResultsLinkText}</Link>
      </p>
    </>
  );
}
