import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';

interface Props {
  readonly query: string;
  readonly count: number;
  readonly onClick: () => void;
}

/** Opens the search page with the same query. */
export default function SeeAllLink({query, count, onClick}: Props): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <div className="DocSearch-HitsFooter">
      <Link to={createSearchLink(query)} onClick={onClick}>
        <Translate id="theme.SearchBar.seeAll" values={{count}}>
          {'See all {count} results'}
        </Translate>
      </Link>
    </div>
  );
}
