import type {ReactNode} from 'react';
import styles from './Badge.module.css';

/** A word or two beside the title of an entry. */
export default function Badge({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <span className={styles.badge} data-unsearched>
      {children}
    </span>
  );
}
