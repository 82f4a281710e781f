import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import {missingResultsUrl} from '../SearchBar/missingResultsUrl';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onQuery: (query: string) => void;
}

/** The texts of the modal, so that both say the same (rows 94 to 96). */
export default function NoResults({query, suggestions, onQuery}: Props): ReactNode {
  const texts = translations.modal?.noResultsScreen ?? {};
  return (
    <>
      <p>
        {texts.noResultsText} &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{texts.suggestedQueryText}:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => {
                    onQuery(suggestion.toLowerCase());
                  }}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {texts.reportMissingResultsText}{' '}
        <Link to={missingResultsUrl({query})}>{texts.reportMissingResultsLinkText}</Link>
      </p>
    </>
  );
}
