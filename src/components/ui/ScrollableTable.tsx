import {type ComponentProps, type ReactNode, useRef} from 'react';
import {useOverflow} from '@site/src/hooks/useOverflow';
import styles from './ScrollableTable.module.css';

/**
 * A table that scrolls by itself when it is wider than the page. While it does, it can be reached and scrolled with
 * the keyboard and has a name; a table that fits adds no stop for the Tab key.
 */
export default function ScrollableTable({'aria-label': name, ...table}: ComponentProps<'table'>): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(scroller);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      {...(scrolls && {role: 'region', tabIndex: 0, 'aria-label': name})}
    >
      <table {...table} />
    </div>
  );
}
