import type {ReactNode} from 'react';
import styles from './EntryList.module.css';

/** Links to the entries of another page. Search finds the entries themselves. */
export default function EntryList({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <ul className={styles.list} data-unsearched>
      {children}
    </ul>
  );
}
