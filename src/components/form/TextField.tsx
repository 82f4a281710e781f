import type {ComponentProps, ReactNode} from 'react';
import {asTyped} from '@site/src/components/ui/asTyped';
import styles from './Form.module.css';
import LabeledField, {type FieldProps} from './LabeledField';

interface Props
  extends
    FieldProps<string>,
    Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'inputMode' | 'onBlur' | 'onPaste'> {}

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
  type = 'text',
  ...input
}: Props): ReactNode {
  return (
    <LabeledField label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          className={styles.input}
          type={type}
          {...(type === 'password' ? {ref: (element) => setTyped(element, value)} : {value})}
          onChange={(event) => onChange(event.target.value)}
          {...asTyped}
          aria-invalid={error !== undefined}
        />
      )}
    </LabeledField>
  );
}
