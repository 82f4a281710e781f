import {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import styles from './Form.module.css';
import Note, {noteIds} from './Note';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows: number;
  readonly hint?: string;
  /** What's wrong, with the line, and how to fix it. */
  readonly error?: string | undefined;
}

/** Several lines of text with their label, hint, and error. */
export default function TextBlockField({label, value, onChange, rows, hint, error}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <textarea
        id={id}
        className={clsx(styles.input, styles.text)}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={noteIds({field: id, hint, error})}
      />
      <Note field={id} hint={hint} error={error} />
    </div>
  );
}
