// Wraps: @theme/DocItem/Content.
// Change: offers the page as Markdown beside the title, shows the reader's own values, and keeps the text that the server
// rendered where `plugins/static-docs` says so.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {alternateAddress} from '@site/src/lib/alternateAddress';
import BuiltContent from '@site/src/lib/static-docs/BuiltContent';
import {builtPage} from '@site/src/lib/static-docs/builtPage';
import PageData from '@site/src/lib/static-docs/PageData';
import type {ValueName} from '@site/src/site/readerValues';
import {earlyValues} from '@site/src/your-values/earlyValues';
import PageValues from '@site/src/your-values/PageValues';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import CopyPage from './CopyPage';

export default function DocItemContentAsMarkdown(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  // `plugins/markdown/front-matter` has added this key, which the theme's type doesn't have.
  const {values} = frontMatter as {readonly values?: readonly ValueName[]};
  const home = useBaseUrl('/');
  const built = builtPage(metadata.source);
  return (
    <>
      <CopyPage markdown={alternateAddress(metadata.permalink, home)} />
      {values && !ExecutionEnvironment.canUseDOM && (
        // Below the link to the styles, it would make the parser wait for them.
        <Head>
          <script>{earlyValues}</script>
        </Head>
      )}
      {built === undefined ? (
        <DocItemContent {...props} />
      ) : (
        <BuiltContent className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} html={built.html} />
      )}
      {values && <PageValues names={values} />}
      <PageData />
    </>
  );
}
