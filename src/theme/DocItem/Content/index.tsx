// Wraps: @theme/DocItem/Content.
// Change: says above the title which release the page was checked against (front matter `release`), and shows the
// text that the server built where `plugins/static-docs` kept it, with what that needs to know of the page.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {DocFrontMatter} from '@site/plugins/markdown/front-matter/schema';
import {builtHtml} from '@site/plugins/static-docs/browser/builtContent';
import ReleaseNote from '@site/src/components/docs/ReleaseNote';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import BuiltContent from './BuiltContent';
import DocMetadataJson from './DocMetadataJson';

export default function DocItemContentWithRelease(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  // The schema of the front matter plugin has checked the key that the theme's type does not know.
  const {release} = frontMatter as Pick<DocFrontMatter, 'release'>;
  const html = builtHtml(metadata.id);
  return (
    <>
      {release && <ReleaseNote release={release} />}
      {html === undefined ? <DocItemContent {...props} /> : <BuiltContent html={html} />}
      <DocMetadataJson metadata={metadata} />
    </>
  );
}
