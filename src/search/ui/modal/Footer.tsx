import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import AlgoliaLogo from 'simple-icons/icons/algolia.svg';
import {offersCompletions, showsProviderMark} from '@site/src/search/client/searchClient';

/** What the keys do and, as the hosted service requires of sites that show its results, its logo. */
function Footer(): ReactNode {
  return (
    <div className={clsx('DocSearch-Footer', !showsProviderMark && 'DocSearch-Footer--keys')}>
      <ul className="DocSearch-Commands">
        <li>
          <Key label="Enter key" path="M15.5 5v4.5a2 2 0 0 1-2 2H5m3.5-3.5L5 11.5 8.5 15" />
          Select
        </li>
        <li>
          <Key label="Arrow up" path="M10 15.5v-11m-4 4 4-4 4 4" />
          <Key label="Arrow down" path="M10 4.5v11m-4-4 4 4 4-4" />
          Navigate
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key" translate="no" aria-label="Escape key" role="img">
            esc
          </kbd>
          Close
        </li>
        {offersCompletions && (
          <li>
            <Key label="Right arrow" path="M4.5 10h11m-4-4 4 4-4 4" />
            Complete
          </li>
        )}
      </ul>
      {showsProviderMark && <ProviderMark />}
    </div>
  );
}

export default memo(Footer);

function Key({label, path}: {readonly label: string; readonly path: string}): ReactNode {
  return (
    <kbd className="DocSearch-Commands-Key">
      <svg viewBox="0 0 20 20" role="img" aria-label={label}>
        <path d={path} />
      </svg>
    </kbd>
  );
}

function ProviderMark(): ReactNode {
  return (
    <div className="DocSearch-Logo">
      <span className="DocSearch-Label">Powered by</span>
      <Link to="https://www.algolia.com/ref/docsearch/?utm_medium=referral&utm_content=powered_by&utm_campaign=docsearch">
        <AlgoliaLogo />
        Algolia
      </Link>
    </div>
  );
}
