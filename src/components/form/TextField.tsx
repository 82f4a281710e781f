import {type ComponentProps, type ReactNode, useId} from 'react';
import clsx from 'clsx';
import {asTyped} from '@site/src/components/ui/asTyped';
import {revealOnTab} from '@site/src/components/ui/revealOnTab';
import styles from './Form.module.css';
import Note, {noteIds} from './Note';

interface Props extends Pick<
  ComponentProps<'input'>,
  'type' | 'placeholder' | 'inputMode' | 'onBlur' | 'onPaste'
> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What's wrong with the value and how to fix it. */
  readonly error?: string | undefined;
  /** The height of a field for several lines. */
  readonly rows?: number | undefined;
  /** The only values, in a list that opens. */
  readonly choices?: readonly string[];
}

/** Sets a password as if typed: React also writes a field's value into the document, where anything can read it. */
function setTyped(input: HTMLInputElement | null, value: string): void {
  if (input && input.value !== value) {
    input.value = value;
  }
}

/** A text with its label, its hint, and what's wrong with it: a line, several lines, or one of several choices. */
export default function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  rows,
  choices,
  type = 'text',
  ...input
}: Props): ReactNode {
  const id = useId();
  const notes = {field: id, hint, error};
  const control = {
    id,
    'aria-describedby': noteIds(notes),
    onChange: ({target}: {readonly target: {readonly value: string}}) => onChange(target.value),
  };
  const typed = {...control, ...asTyped, 'aria-invalid': error !== undefined};
  const text =
    rows === undefined ? (
      <input
        {...typed}
        {...input}
        className={styles.input}
        type={type}
        {...(type === 'password' ? {ref: (element) => setTyped(element, value)} : {value})}
      />
    ) : (
      <textarea
        {...typed}
        className={clsx(styles.input, styles.text)}
        rows={rows}
        value={value}
        onKeyUp={revealOnTab}
      />
    );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      {choices ? (
        <select {...control} className={styles.input} value={value}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        text
      )}
      <Note {...notes} />
    </div>
  );
}
