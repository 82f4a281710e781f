import {type ReactNode, useId} from 'react';
import styles from './Form.module.css';
import Note, {noteIds} from './Note';

/** What every field has. */
export interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly hint?: string | undefined;
  /** What's wrong with the value and how to fix it. */
  readonly error?: string | undefined;
}

/** What ties a control to its label and its notes. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends Pick<FieldProps<unknown>, 'label' | 'hint' | 'error'> {
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control between its label and its notes. */
export default function LabeledField({label, hint, error, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      {children({id, 'aria-describedby': noteIds({field: id, hint, error})})}
      <Note field={id} hint={hint} error={error} />
    </div>
  );
}
