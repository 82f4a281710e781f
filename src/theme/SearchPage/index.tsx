// Replaces: @theme/SearchPage of @docusaurus/theme-search-algolia 3.10.2.
// Change: asks the client of the site, debounced, 20 results at a time; failures are shown; there is always a main
// landmark and no HTML from answers. Upstream makes a hosted client on every render and hangs when it fails.
import {type ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchPageContent from './SearchPageContent';
import SearchPageMetadata from './SearchPageMetadata';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageMetadata />
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
