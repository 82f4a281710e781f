// Wraps: @theme/ContentVisibility.
// Change: loads upstream's banners, and the admonitions they're rendered with, only for pages that have one.
import {lazy, type ReactNode, Suspense} from 'react';
import type {Props} from '@theme/ContentVisibility';

const Banners = lazy(() => import('@theme-original/ContentVisibility'));

export default function ContentVisibility(props: Props): ReactNode {
  const {unlisted, frontMatter} = props.metadata;
  if (!unlisted && !frontMatter.unlisted && !frontMatter.draft) {
    return null;
  }
  return (
    <Suspense>
      <Banners {...props} />
    </Suspense>
  );
}
