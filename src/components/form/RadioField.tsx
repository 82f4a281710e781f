import {type ReactNode, useId} from 'react';
import styles from './Form.module.css';
import type {FieldProps} from './LabeledField';
import Note, {noteIds} from './Note';

interface Props<Value extends string> extends FieldProps<Value> {
  /** What readers choose from, in this order. */
  readonly choices: readonly {readonly value: Value; readonly name: string}[];
}

/** One of a few choices, all of them visible. */
export default function RadioField<Value extends string>({
  label,
  choices,
  value,
  onChange,
  hint,
  error,
}: Props<Value>): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={noteIds({field: id, hint, error})}>
      <legend className={styles.name}>{label}</legend>
      {choices.map((choice) => (
        <div key={choice.value}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.name}
          </label>
        </div>
      ))}
      <Note field={id} hint={hint} error={error} />
    </fieldset>
  );
}
