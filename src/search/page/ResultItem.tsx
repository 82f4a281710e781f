import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import {headingLevels} from '@site/plugins/search-index/shared/record';
import type {SearchHit} from '@site/src/search/client/contract';
import Highlighted from '../ui/Highlighted';
import styles from './styles.module.css';

/** One result: the headings above it, its own, and a piece of its text. */
export default function ResultItem({hit}: {readonly hit: SearchHit}): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const {hierarchy, title, snippet} = hit;
  const parents = (['lvl0', ...headingLevels(hierarchy)] as const).slice(0, -1);
  return (
    <li className={styles.result}>
      <p className={styles.path}>
        <bdi>{parents.flatMap((level) => hierarchy[level] ?? []).join(' › ')}</bdi>
      </p>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={processUrl(hit.url)}>
          <Highlighted parts={title} />
        </Link>
      </Heading>
      {snippet && (
        <p className={styles.snippet}>
          <Highlighted parts={snippet} />
        </p>
      )}
    </li>
  );
}
