import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import {missingResultsUrl} from '../SearchBar/missingResultsUrl';

/** The texts of the modal, so that both say the same. */
export default function NoResults({query}: {readonly query: string}): ReactNode {
  const texts = translations.modal?.noResultsScreen ?? {};
  return (
    <>
      <p>
        {texts.noResultsText} &quot;<strong>{query}</strong>&quot;
      </p>
      <p>
        {texts.reportMissingResultsText}{' '}
        <Link to={missingResultsUrl({query})}>{texts.reportMissingResultsLinkText}</Link>
      </p>
    </>
  );
}
