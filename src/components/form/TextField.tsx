import type {ClipboardEventHandler, HTMLInputTypeAttribute, ReactNode} from 'react';
import {asTyped} from '@site/src/components/ui/asTyped';
import styles from './Form.module.css';
import LabeledField from './LabeledField';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What's wrong with the value and how to fix it. */
  readonly error?: string | undefined;
  readonly type?: HTMLInputTypeAttribute | undefined;
  /** What the value is while the field is empty. */
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'url' | 'email' | undefined;
  readonly onBlur?: () => void;
  readonly onPaste?: ClipboardEventHandler;
}

/** Sets a password as if typed: React also writes a field's value into the document, where anything can read it. */
function setTyped(input: HTMLInputElement | null, value: string): void {
  if (input && input.value !== value) {
    input.value = value;
  }
}

/** A line of text with its label, hint, and error. */
export default function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  type,
  placeholder,
  inputMode,
  onBlur,
  onPaste,
}: Props): ReactNode {
  return (
    <LabeledField label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          className={styles.input}
          type={type ?? 'text'}
          inputMode={inputMode}
          placeholder={placeholder}
          {...(type === 'password' ? {ref: (input) => setTyped(input, value)} : {value})}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onPaste={onPaste}
          {...asTyped}
          aria-invalid={error !== undefined}
        />
      )}
    </LabeledField>
  );
}
