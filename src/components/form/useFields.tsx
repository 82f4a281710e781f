import {type ReactNode, useState} from 'react';
import FormStatus from './FormStatus';
import TextField from './TextField';

interface Form<Fields, Field extends string> {
  readonly first: Fields;
  /** What the fields are called whose value can be wrong. */
  readonly labels: Readonly<Record<Field, string>>;
  /** What's wrong by field, and how to fix it: `fieldFaults` of the fields that are used. */
  readonly findFaults: (fields: Fields) => Readonly<Partial<Record<Field, string>>>;
  /** Status if nothing is wrong. */
  readonly valid?: string;
  /** Status otherwise, before the messages. */
  readonly invalid?: string;
}

interface State<Fields, Field extends string> {
  readonly fields: Fields;
  readonly faults: Readonly<Partial<Record<Field, string>>>;
  readonly change: (changes: Partial<Fields>) => void;
  readonly isValid: boolean;
  /** A line of text with its label and what's wrong with it. */
  readonly textField: (name: Field, hint: string) => ReactNode;
  readonly status: ReactNode;
}

/** What a reader has entered in a form from which files are made. Nothing is stored. */
export function useFields<Field extends string, Fields extends Readonly<Record<Field, string>>>({
  first,
  labels,
  findFaults,
  valid = 'The files and commands below fit your choices.',
  invalid = 'Correct these fields to get the files:',
}: Form<Fields, Field>): State<Fields, Field> {
  const [fields, setFields] = useState(first);
  const names = Object.keys(labels) as Field[];
  const faults = findFaults(fields);
  const wrong = names.filter((name) => faults[name] !== undefined);
  return {
    fields,
    faults,
    change: (changes) => setFields((last) => ({...last, ...changes})),
    isValid: wrong.length === 0,
    textField: (name, hint) => (
      <TextField
        label={labels[name]}
        value={fields[name]}
        onChange={(value) => setFields((last) => ({...last, [name]: value}))}
        hint={hint}
        error={faults[name]}
      />
    ),
    status: (
      <FormStatus
        valid={valid}
        invalid={invalid}
        messages={wrong.map((name) => `${labels[name]}: ${faults[name] ?? ''}`)}
      />
    ),
  };
}
