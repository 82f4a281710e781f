import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import RetryButton from './RetryButton';

/** Replaces the results: the search failed, or the rest of the modal couldn't be loaded. */
export default function ErrorScreen({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      {/* Not from `@theme/SearchTranslations`: that whole list is part of the chunk. */}
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p className="DocSearch-Help">
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <RetryButton onClick={onRetry} />
    </div>
  );
}
