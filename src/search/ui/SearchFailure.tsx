import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FailureReason} from '@site/src/search/client/failure';
import {pageMap} from '@site/src/site/pageMap';

interface FailureTexts {
  readonly title: string;
  readonly help: string;
  /** What readers can do without a search. */
  readonly stillWorks: string;
}

const withoutSearch = 'You can still open every page.';

/** What readers are told. Only if nothing responded can their network be the cause. */
const failureTexts: Readonly<Record<FailureReason, FailureTexts>> = {
  unreachable: {
    title: 'Unable to fetch results',
    help: 'You might want to check your network connection.',
    stillWorks: 'You can still open pages without searching, as long as your network connection works.',
  },
  refused: {
    title: 'The search service rejected the search',
    help: 'Your network connection works. The authors of this site have to renew its access to the service.',
    stillWorks: withoutSearch,
  },
  'over-quota': {
    title: 'The search service has reached its limit',
    help: 'Your network connection works. Try again in a few minutes.',
    stillWorks: withoutSearch,
  },
};

/** All of it in one line, for an announcement. */
export function describeSearchFailure(reason: FailureReason): string {
  const {title, help, stillWorks} = failureTexts[reason];
  return `${title}. ${help} ${stillWorks}`;
}

interface Props {
  readonly reason: FailureReason;
  /** Repeats the search; undefined if something else does. */
  readonly onRetry?: (() => void) | undefined;
}

/** A search failed, or the code that it needs couldn't be loaded. */
export default function SearchFailure({reason, onRetry}: Props): ReactNode {
  const {title, help, stillWorks} = failureTexts[reason];
  return (
    <div key={reason} className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
      <p className="DocSearch-Help">{stillWorks}</p>
      <Link to={pageMap.path}>{pageMap.label}</Link>
      {onRetry && (
        <p className="margin-top--md margin-bottom--none">
          <button type="button" className="button button--sm button--secondary" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
