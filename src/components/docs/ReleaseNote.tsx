import type {ReactNode} from 'react';
import styles from './ReleaseNote.module.css';

/** Shows which release of the product a page describes. */
export default function ReleaseNote({release}: {readonly release: string}): ReactNode {
  return (
    <p className={styles.note}>
      Checked against <b>{release}</b>
    </p>
  );
}
