// Wraps: @theme/DocItem/Content.
// Change: says above the title which release the page was checked against (front matter `release`), offers the page as
// Markdown, shows the reader's own values, and keeps the text that the server rendered where `plugins/static-docs` says so.
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {DocFrontMatter, ReaderValueNames} from '@site/src/lib/frontMatter';
import {docTwinAddress} from '@site/src/lib/twinAddress';
import BuiltContent from '@site/src/lib/static-docs/BuiltContent';
import {builtPage} from '@site/src/lib/static-docs/builtPage';
import PageData from '@site/src/lib/static-docs/PageData';
import PageNote from '@site/src/components/docs/PageNote';
import {llmsFiles} from '@site/src/site/markdown';
import {earlyValues} from '@site/src/your-values/earlyValues';
import YourValues from '@site/src/your-values/YourValues';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

export default function DocItemContentWithRelease(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  // `plugins/markdown/front-matter` has checked or added these keys, which the theme's type doesn't have.
  const {release, values} = frontMatter as Pick<DocFrontMatter, 'release'> & Partial<ReaderValueNames>;
  const built = builtPage(metadata.source);
  return (
    <>
      <PageNote
        release={release}
        markdown={docTwinAddress(metadata.permalink)}
        index={useBaseUrl(llmsFiles.index)}
      >
        {values && <YourValues names={values} />}
      </PageNote>
      {values && <script dangerouslySetInnerHTML={{__html: earlyValues}} />}
      {built === undefined ? <DocItemContent {...props} /> : <BuiltContent html={built.html} />}
      <PageData />
    </>
  );
}
