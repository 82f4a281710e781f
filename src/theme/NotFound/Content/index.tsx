// Replaces: @theme/NotFound/Content of 3.10.2.
// Change: sets the page title under /docs, too, and adds the pages that a search for the URL's words finds, a search
// field, and a link for readers of the documentation of later releases, who arrive with its URLs.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchField from '@site/src/components/ui/SearchField';
import SuggestedPages from '@site/src/search/suggestions/SuggestedPages';
import {diagnoseRoute} from '@site/src/site/diagnose';
import {docPath, docIds} from '@site/src/site/docs';
import {laterDocsUrl, product} from '@site/src/site/product';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

const title = 'Page Not Found';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} />
      <main className={clsx('container', styles.main, className)}>
        <Heading as="h1">{title}</Heading>
        <p>There's no page at this URL. It may have moved, or the link that brought you here is mistyped.</p>
        <SuggestedPages />
        <SearchField />
        <p>
          Did something fail? <Link to={diagnoseRoute}>Paste the message</Link> to read what it means.
        </p>
        <p>
          This site describes {product.release}. For a later release, including the <code>latest</code> tag,
          see <Link to={laterDocsUrl}>its own documentation</Link>.
        </p>
        <p>
          Or start at the <Link to={docPath(docIds.intro)}>introduction</Link> or the{' '}
          <Link to="/">home page</Link>.
        </p>
      </main>
    </>
  );
}
