import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import AlgoliaLogo from 'simple-icons/icons/algolia.svg';

/** The hosted service asks that its mark stands beside its answers. */
export default function ProviderMark({label}: {readonly label: string | undefined}): ReactNode {
  return (
    <div className="DocSearch-Logo">
      <span className="DocSearch-Label">{label}</span>
      <Link to="https://www.algolia.com/ref/docsearch/?utm_medium=referral&utm_content=powered_by&utm_campaign=docsearch">
        <AlgoliaLogo aria-hidden="true" focusable="false" />
        Algolia
      </Link>
    </div>
  );
}
