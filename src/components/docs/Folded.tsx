import type {ReactNode} from 'react';
import styles from './Folded.module.css';

interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/**
 * A long list that few readers go through. A link to something in it opens it, and so does the filter of its page
 * (`src/behavior/entries`).
 */
export default function Folded({summary, children}: Props): ReactNode {
  return (
    <details className={styles.folded} data-folded>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
