// Wraps: @theme/DocItem/Metadata.
// Change: the canonical address is the page's own. The framework takes it from the address bar, and the introduction
// is shown at /docs and at /docs/.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWithAddress(): ReactNode {
  const {metadata} = useDoc();
  const address = useDocusaurusContext().siteConfig.url + metadata.permalink;
  return (
    <>
      <DocItemMetadata />
      <Head>
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
      </Head>
    </>
  );
}
