// Wraps: @theme/DocBreadcrumbs/StructuredData.
// Change: the list for search engines starts at the home page, as the visible one does. Otherwise, pages outside of
// every category would have a list with one entry, which search engines ignore.
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {product} from '@site/src/site/product';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function StructuredDataFromHome({breadcrumbs}: Props): ReactNode {
  const home = {type: 'link' as const, label: product.name, href: useBaseUrl('/')};
  return <StructuredData breadcrumbs={[home, ...breadcrumbs]} />;
}
