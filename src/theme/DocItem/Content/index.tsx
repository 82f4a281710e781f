// Wraps: @theme/DocItem/Content.
// Change: says above the title which release the page was checked against (front matter `release`).
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {DocFrontMatter} from '@site/plugins/front-matter/schema';
import ReleaseNote from '@site/src/components/docs/ReleaseNote';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

export default function DocItemContentWithRelease(props: Props): ReactNode {
  // The schema of the front matter plugin has checked the key that the theme's type does not know.
  const {release} = useDoc().frontMatter as Pick<DocFrontMatter, 'release'>;
  return (
    <>
      {release && <ReleaseNote release={release} />}
      <DocItemContent {...props} />
    </>
  );
}
