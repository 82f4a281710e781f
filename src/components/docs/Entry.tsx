import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './Entry.module.css';

interface Props {
  /** Its address on the page. */
  readonly id: string;
  readonly title: ReactNode;
  /** A word or two beside the title. */
  readonly badge?: string | undefined;
  /** What readers can filter by besides the text. */
  readonly kind?: string;
  /** What search finds the entry by besides its title: before the explanation, and after it. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** The explanation, which search leaves out: with those of all entries, the index would be twice as large. */
  readonly children: ReactNode;
}

/**
 * An entry of a reference page: a title whose explanation opens on a click, or when a link leads to it
 * (`src/behavior/entries`).
 */
export default function Entry({id, title, badge, kind, before, after, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details className={styles.entry} data-entry={kind ?? ''}>
      <summary>
        {/* oxlint-disable-next-line react/forbid-elements -- it would put a link into the summary */}
        <h3 id={id}>{title}</h3>
        {badge && (
          <span className={styles.badge} data-unsearched>
            {badge}
          </span>
        )}
      </summary>
      <div className={styles.explanation}>
        {before}
        <div data-unsearched>{children}</div>
        {after}
      </div>
    </details>
  );
}
