import type {ComponentProps, ReactNode} from 'react';
import styles from './ScrollableTable.module.css';

/**
 * A table that scrolls by itself when it is wider than the page. It can be reached and scrolled with the keyboard and
 * has a name; `src/behaviour/scrollableTables.ts` takes both away while the table fits.
 */
export default function ScrollableTable({'aria-label': name, ...table}: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className={styles.scroller}
      role="region"
      // What scrolls must be within reach of the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={name}
      data-scrollable-table={name}
    >
      <table {...table} />
    </div>
  );
}
