import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import DiagnoseLink from '@site/src/components/paste/DiagnoseLink';
import {looksLikeMessage} from '@site/src/site/diagnose';
import type {Answer} from './rows';

interface Props {
  /** What is shown: for a moment after a keypress, it still answers the query before. */
  readonly answer: Answer;
  /** The whole text, where the query is only its beginning. */
  readonly pasted: string;
  readonly onClose: () => void;
}

/** Where else to look, below the results: the search page with the same query, and the page that explains messages. */
export default function HitsFooter({answer, pasted, onClose}: Props): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const {query} = answer;
  const isCut = pasted !== '';
  return (
    <>
      <div className="DocSearch-HitsFooter">
        <Link to={createSearchLink(query)} onClick={onClose}>
          <Translate id="theme.SearchBar.seeAll" values={{count: answer.total}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      </div>
      {/* Even where an entry comes first: it may be about another message. */}
      {(isCut || looksLikeMessage(query)) && (
        <div className="DocSearch-HitsFooter">
          <DiagnoseLink text={isCut ? pasted : query} onClick={onClose}>
            {isCut ? 'Look up the whole text that you pasted' : 'Is this an error message? Paste all of it'}
          </DiagnoseLink>
        </div>
      )}
    </>
  );
}
