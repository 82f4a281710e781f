import {type JSX} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {wellFormed} from '@site/plugins/site-search/browser/escape';

interface Props {
  readonly query: string;
  readonly count: number;
  readonly onClick: () => void;
}

/** Leads from the modal to the search page (row 36). */
export default function SeeAllLink({query, count, onClick}: Props): JSX.Element {
  const createSearchLink = useSearchLinkCreator();
  return (
    <Link to={createSearchLink(wellFormed(query))} onClick={onClick}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
