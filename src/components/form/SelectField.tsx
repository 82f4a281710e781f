import type {ReactNode} from 'react';
import styles from './Form.module.css';
import LabeledField from './LabeledField';

interface Props {
  readonly label: string;
  readonly choices: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
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
