import {type ReactNode, useState} from 'react';
import TextField from '@site/src/components/form/TextField';
import type {Fault} from './faults';

interface Form<Fields, Field extends string> {
  readonly first: Fields;
  /** What the fields are called whose value can be wrong. */
  readonly labels: Readonly<Record<Field, string>>;
  readonly findFaults: (fields: Fields) => Readonly<Partial<Record<Field, Fault>>>;
}

interface State<Fields, Field extends string> {
  readonly fields: Fields;
  readonly change: (changes: Partial<Fields>) => void;
  readonly isValid: boolean;
  /** A line of text with its label and what's wrong with it. */
  readonly textField: (name: Field, hint: string) => ReactNode;
  /** Says which fields keep the files from being made. */
  readonly status: ReactNode;
}

/** What a reader has entered in a form from which files are made. Nothing is stored. */
export function useFields<Field extends string, Fields extends Readonly<Record<Field, string>>>({
  first,
  labels,
  findFaults,
}: Form<Fields, Field>): State<Fields, Field> {
  const [fields, setFields] = useState(first);
  const faults = findFaults(fields);
  const wrong = (Object.keys(labels) as Field[]).filter((name) => faults[name] !== undefined);
  const change = (changes: Partial<Fields>): void => setFields((last) => ({...last, ...changes}));
  return {
    fields,
    change,
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
      <p role="status">
        {wrong.length === 0
          ? 'The files and commands below fit your choices.'
          : `There are no files until you've corrected: ${wrong.map((name) => labels[name]).join(', ')}.`}
      </p>
    ),
  };
}
