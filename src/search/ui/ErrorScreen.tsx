import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import RetryButton from './RetryButton';

interface Props {
  readonly title?: ReactNode;
  readonly help?: ReactNode;
  /** What readers can do in the meantime. */
  readonly stillWorks?: ReactNode;
  readonly onRetry: () => void;
}

/** Replaces the results: the search failed or, without props, the rest of the modal couldn't be loaded. */
export default function ErrorScreen({title, help, stillWorks, onRetry}: Props): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      {/* Not from `@theme/SearchTranslations`: that whole list is part of the chunk. */}
      <p className="DocSearch-Title">
        {title ?? <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>}
      </p>
      <p className="DocSearch-Help">
        {help ?? (
          <Translate id="theme.SearchModal.errorScreen.helpText">
            You might want to check your network connection.
          </Translate>
        )}
      </p>
      {stillWorks && <p className="DocSearch-Help">{stillWorks}</p>}
      <RetryButton onClick={onRetry} />
    </div>
  );
}
