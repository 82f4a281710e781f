import {type ReactNode, useId} from 'react';
import {asTyped} from '@site/src/components/ui/asTyped';
import {severityNames} from '@site/src/lib/reference/severity';
import styles from './EntryFilter.module.css';

interface Props {
  /** What the reader types, such as "Filter messages". */
  readonly label: string;
  /** Whether entries have a severity to choose by. */
  readonly hasSeverities?: boolean;
}

/** A box that filters the entries of its page. `src/behavior/entries` makes it work; without scripts, it isn't shown. */
export default function EntryFilter({label, hasSeverities = false}: Props): ReactNode {
  const id = useId();
  return (
    <form className={styles.filter} method="dialog" role="search" aria-label={label} data-entry-filter>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" name="text" {...asTyped} />
      {hasSeverities && (
        <div className={styles.kind}>
          <label htmlFor={`${id}-kind`}>Severity</label>
          <select id={`${id}-kind`} name="kind">
            <option value="">All</option>
            {Object.entries(severityNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <output name="count" aria-live="polite" />
    </form>
  );
}
