import type {ReactNode} from 'react';
import styles from './Form.module.css';
import LabeledField, {type FieldProps} from './LabeledField';

interface Props extends Pick<FieldProps<string>, 'label' | 'value' | 'onChange'> {
  readonly choices: readonly string[];
}

/** One of several choices, in a list that opens. */
export default function SelectField({label, choices, value, onChange}: Props): ReactNode {
  return (
    <LabeledField label={label}>
      {(control) => (
        <select
          {...control}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </LabeledField>
  );
}
