import type {ReactNode} from 'react';
import clsx from 'clsx';
import {asTyped} from '@site/src/components/ui/asTyped';
import {revealOnTab} from '@site/src/components/ui/revealOnTab';
import styles from './Form.module.css';
import LabeledField, {type FieldProps} from './LabeledField';

interface Props extends FieldProps<string> {
  readonly rows: number;
}

/** Several lines of text with their label, hint, and error. */
export default function TextBlockField({label, value, onChange, rows, hint, error}: Props): ReactNode {
  return (
    <LabeledField label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          className={clsx(styles.input, styles.text)}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyUp={revealOnTab}
          {...asTyped}
          aria-invalid={error !== undefined}
        />
      )}
    </LabeledField>
  );
}
