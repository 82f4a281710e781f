import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import type {SearchHit} from '@site/src/search/client/client';
import Highlighted from '../ui/Highlighted';
import {resultTexts} from './resultTexts';
import styles from './styles.module.css';

/** One result: where it stands, its heading and a piece of its text. */
export default function ResultItem({hit}: {readonly hit: SearchHit}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const {title, path, snippet} = resultTexts(hit);
  return (
    <li className={styles.result}>
      <p className={styles.path}>
        <bdi>{path.join(' › ')}</bdi>
      </p>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={processUrl(hit.url)}>
          <Highlighted html={title} />
        </Link>
      </Heading>
      {snippet !== null && (
        <p className={styles.snippet}>
          <Highlighted html={snippet} />
        </p>
      )}
    </li>
  );
}
