import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {searchPageTitle} from './searchPageTitle';
import {useSearchQuery} from './useSearchQuery';

/** Title of the tab, and a request to crawlers not to index pages of results. */
export default function SearchPageMetadata(): ReactNode {
  const {query} = useSearchQuery();
  return (
    <>
      <PageMetadata title={searchPageTitle(query)} />
      <Head>
        {/* Upstream writes `property`, which crawlers do not read. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
    </>
  );
}
