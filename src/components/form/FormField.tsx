import {type ReactNode, useId} from 'react';
import type {FieldFacts} from './fieldFacts';
import styles from './Form.module.css';
import Note, {noteIds} from './Note';
import TextField from './TextField';

interface Props<Fields> {
  readonly facts: FieldFacts<Fields>;
  readonly value: string | boolean;
  /** All values of the form, tidied. */
  readonly fields: Fields;
  readonly error: string | undefined;
  readonly onChange: (value: string | boolean) => void;
}

/** The control of one field, as its facts describe it; nothing if the field isn't used. */
export default function FormField<Fields>({facts, value, fields, error, onChange}: Props<Fields>): ReactNode {
  const id = useId();
  const {label, choices, rows, inputMode, isPassword, isUsed} = facts;
  if (isUsed?.(fields) === false) {
    return null;
  }
  const hint = typeof facts.hint === 'function' ? facts.hint(fields) : facts.hint;
  const notes = {field: id, hint, error};
  if (typeof value === 'boolean') {
    return (
      <div className={styles.field}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            aria-describedby={noteIds(notes)}
          />
          <span>{label}</span>
        </label>
        <Note {...notes} />
      </div>
    );
  }
  if (choices) {
    return (
      <fieldset className={styles.field} aria-describedby={noteIds(notes)}>
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
        <Note {...notes} />
      </fieldset>
    );
  }
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      hint={hint}
      error={error}
      rows={rows}
      inputMode={inputMode}
      type={isPassword && 'password'}
    />
  );
}
