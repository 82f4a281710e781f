import type {ComponentProps, ReactNode} from 'react';
import {announceContent} from './announceContent';
import styles from './ScrollableTable.module.css';

/** A tool's table appears later than those of the page. */
function onTable(scroller: HTMLElement | null): void {
  if (scroller?.closest('[data-interactive]')) {
    announceContent();
  }
}

/**
 * A table that scrolls on its own if it's wider than the page. It has a name, and the keyboard can reach and scroll it;
 * `src/behavior/scrollableTables.ts` removes both while the table fits.
 */
export default function ScrollableTable({'aria-label': name, ...table}: ComponentProps<'table'>): ReactNode {
  return (
    <div
      ref={onTable}
      className={styles.scroller}
      role="region"
      // What scrolls must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={name}
      data-scrollable-table={name}
    >
      <table {...table} />
    </div>
  );
}
