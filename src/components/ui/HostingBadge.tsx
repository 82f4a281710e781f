import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hosting} from '@site/src/site/product';
import VercelGlyph from 'simple-icons/icons/vercel.svg';
import styles from './HostingBadge.module.css';

/** Names the site's hosting provider. */
export default function HostingBadge(): ReactNode {
  return (
    <Link href={hosting.href} className={styles.badge}>
      <VercelGlyph />
      {hosting.label}
    </Link>
  );
}
