// Replaces: @theme/NotFound/Content of 3.10.2.
// Change: sets the page title under /docs too, and adds a search field and the pages that a search for the address finds.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import SearchField from '@site/src/components/ui/SearchField';
import SuggestedPages from '@site/src/search/suggestions/SuggestedPages';
import {diagnoseRoute} from '@site/src/site/diagnose';
import {docPath, landmarks} from '@site/src/site/docs';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  return (
    <>
      <PageMetadata title={title} />
      <main className={clsx('container', styles.main, className)}>
        <Heading as="h1">{title}</Heading>
        <p>No page has this address. It may have moved, or the link that brought you here is mistyped.</p>
        <SearchField />
        <p>
          Did something fail? <Link to={diagnoseRoute}>Paste the message</Link> to read what it means.
        </p>
        <p>
          Or start at the <Link to={docPath(landmarks.intro)}>introduction</Link> or the{' '}
          <Link to="/">home page</Link>.
        </p>
        <SuggestedPages />
      </main>
    </>
  );
}
