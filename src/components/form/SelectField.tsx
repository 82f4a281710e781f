import {type ReactNode, useId} from 'react';
import styles from './Form.module.css';
import Note, {noteIds} from './Note';

interface Props {
  readonly label: string;
  readonly choices: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
}

/** One of several choices, in a list that opens. */
export default function SelectField({label, choices, value, onChange, hint}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={noteIds({field: id, hint})}
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <Note field={id} hint={hint} />
    </div>
  );
}
