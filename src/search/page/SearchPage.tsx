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
