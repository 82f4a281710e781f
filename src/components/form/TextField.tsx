import {type HTMLInputTypeAttribute, type ReactNode, useId} from 'react';
import styles from './Form.module.css';
import Note, {noteIds} from './Note';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** What's wrong with the value and how to fix it. */
  readonly error?: string | undefined;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'numeric' | 'url' | 'email';
}

/** A line of text with its label, hint, and error. */
export default function TextField({label, value, onChange, hint, error, type, inputMode}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type={type ?? 'text'}
        inputMode={inputMode}
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
