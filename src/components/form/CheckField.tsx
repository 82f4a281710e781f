import {type ReactNode, useId} from 'react';
import styles from './Form.module.css';
import type {FieldProps} from './LabeledField';
import Note, {noteIds} from './Note';

/** A yes-or-no question, in which nothing can be wrong. */
export default function CheckField({
  label,
  value,
  onChange,
  hint,
}: Omit<FieldProps<boolean>, 'error'>): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={noteIds({field: id, hint})}
        />
        <span>{label}</span>
      </label>
      <Note field={id} hint={hint} />
    </div>
  );
}
