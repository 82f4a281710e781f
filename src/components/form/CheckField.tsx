import {type ReactNode, useId} from 'react';
import styles from './Form.module.css';
import Note, {noteIds} from './Note';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
}

/** A yes-or-no question. */
export default function CheckField({label, checked, onChange, hint}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={noteIds({field: id, hint})}
        />
        <span>{label}</span>
      </label>
      <Note field={id} hint={hint} />
    </div>
  );
}
