// Wraps: @theme/DocVersionBanner.
// Change: loads upstream's banner only for versions that have one; the current version has none.
import {lazy, type ReactNode, Suspense} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';

const Banner = lazy(() => import('@theme-original/DocVersionBanner'));

export default function DocVersionBanner(props: Props): ReactNode {
  if (useDocsVersion().banner === null) {
    return null;
  }
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}
