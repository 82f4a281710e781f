import type {ReactNode} from 'react';
import CheckField from './CheckField';
import RadioField from './RadioField';
import type {FieldFacts} from './fieldFacts';
import TextBlockField from './TextBlockField';
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
  const {label, choices, rows, inputMode, isPassword, isUsed} = facts;
  if (isUsed?.(fields) === false) {
    return null;
  }
  const hint = typeof facts.hint === 'function' ? facts.hint(fields) : facts.hint;
  if (typeof value === 'boolean') {
    return <CheckField label={label} hint={hint} value={value} onChange={onChange} />;
  }
  const common = {label, hint, error, value, onChange};
  if (choices) {
    return <RadioField {...common} choices={choices} />;
  }
  return rows === undefined ? (
    <TextField {...common} inputMode={inputMode} type={isPassword && 'password'} />
  ) : (
    <TextBlockField {...common} rows={rows} />
  );
}
