// Wraps: @theme/SiteMetadata.
// Change: each page has its own picture for link previews, drawn by `plugins/after-build/social-cards`, and search
// engines leave out lists of tags and of pages with one, which contain nothing that the pages don't.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import {cardAddress} from '@site/src/lib/socialCard';
import NoIndex from '@site/src/components/ui/NoIndex';
import SiteMetadata from '@theme-original/SiteMetadata';

export default function SiteMetadataWithCard(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardAddress(pathname, baseUrl)} />
      {pathname.startsWith(`${baseUrl}docs/tags`) && <NoIndex />}
    </>
  );
}
