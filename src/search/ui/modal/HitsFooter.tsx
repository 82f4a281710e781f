import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import DiagnoseLink from '@site/src/components/paste/DiagnoseLink';
import {looksLikeMessage} from '@site/src/site/diagnose';
import type {Answer} from './rows';

interface Props {
  /** The results shown: for a moment after a key press, they still belong to the previous query. */
  readonly answer: Answer;
  /** The query is only the beginning of what was pasted; a link above the results looks up all of it. */
  readonly isCut: boolean;
}

/** Where else to look, below the results: the search page with the same query, and the page that explains messages. */
export default function HitsFooter({answer, isCut}: Props): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const {query} = answer;
  return (
    <>
      <div className="DocSearch-HitsFooter">
        <Link to={createSearchLink(query)}>{`See all ${answer.total} results`}</Link>
      </div>
      {/* Even if an entry comes first: it may be about another message. */}
      {!isCut && looksLikeMessage(query) && (
        <div className="DocSearch-HitsFooter">
          <DiagnoseLink text={query}>Is this an error message? Paste all of it</DiagnoseLink>
        </div>
      )}
    </>
  );
}
