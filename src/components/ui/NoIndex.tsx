import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/**
 * Marks a page that search engines leave out: it only lists others, or has little content. The sitemap leaves it out,
 * too.
 */
export default function NoIndex(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
    </Head>
  );
}
