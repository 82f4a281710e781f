import type {ReactNode} from 'react';
import type {Faults} from './fieldFaults';
import FormStatus from './FormStatus';
import TextField from './TextField';
import {useKeptState} from './useKeptState';

interface Form<Fields, Field extends string> {
  /** Unlike that of any other form on the page. */
  readonly name: string;
  readonly first: Fields;
  /** What the fields are called whose value can be wrong. */
  readonly labels: Readonly<Record<Field, string>>;
  readonly findFaults: (fields: Fields) => Faults<Field>;
  /** Status if nothing is wrong. */
  readonly valid?: string;
  /** Status otherwise, before the messages. */
  readonly invalid?: string;
}

interface State<Fields, Field extends string> {
  readonly fields: Fields;
  readonly faults: Faults<Field>;
  readonly change: (changes: Partial<Fields>) => void;
  readonly isValid: boolean;
  /** A line of text with its label and what's wrong with it. */
  readonly textField: (name: Field, hint: string) => ReactNode;
  readonly status: ReactNode;
}

/** What a reader has entered in a form from which files are made. It's there again after Back, and nothing is stored. */
export function useFields<Field extends string, Fields extends Readonly<Record<Field, string>>>({
  name: formName,
  first,
  labels,
  findFaults,
  valid = 'The files and commands below match your choices.',
  invalid = 'Correct these fields to get the files:',
}: Form<Fields, Field>): State<Fields, Field> {
  const [fields, setFields] = useKeptState(formName, () => first);
  const faults = findFaults(fields);
  return {
    fields,
    faults,
    change: (changes) => setFields((last) => ({...last, ...changes})),
    isValid: Object.keys(faults).length === 0,
    textField: (name, hint) => (
      <TextField
        label={labels[name]}
        value={fields[name]}
        onChange={(value) => setFields((last) => ({...last, [name]: value}))}
        hint={hint}
        error={faults[name]}
      />
    ),
    status: <FormStatus valid={valid} invalid={invalid} labels={labels} faults={faults} />,
  };
}
