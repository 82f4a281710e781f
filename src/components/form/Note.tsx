import type {ReactNode} from 'react';
import styles from './Form.module.css';

interface Props {
  /** ID of the field that the note describes. */
  readonly field: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** IDs for the `aria-describedby` of a field that has these notes. */
export function noteIds({field, hint, error}: Props): string | undefined {
  const ids = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** What a field is for, and what's wrong with its value. */
export default function Note({field, hint, error}: Props): ReactNode {
  return (
    <>
      {hint !== undefined && (
        <p id={`${field}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${field}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}
