import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FailureReason} from '@site/src/search/client/failure';
import {pageMap} from '@site/src/site/pageMap';
import {failureTexts} from './failureTexts';

interface Props {
  readonly reason: FailureReason;
}

/** What readers can do while search doesn't work. */
export default function StillWorks({reason}: Props): ReactNode {
  return (
    <span key={reason}>
      {failureTexts(reason).stillWorks} <Link to={pageMap.path}>{pageMap.label}</Link>
    </span>
  );
}
