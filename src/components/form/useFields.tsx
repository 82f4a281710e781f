import {type ComponentProps, type ReactNode, useMemo} from 'react';
import type {Faults} from './fieldFaults';
import FormStatus from './FormStatus';
import TextField from './TextField';
import {useKeptState} from './useKeptState';

interface Form<Fields, Field extends string> {
  /** Unlike that of any other form on the page. */
  readonly name: string;
  /** The values of all fields until the reader changes them. */
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
  /** Faults to show beside the fields; a field that hasn't been filled in yet has none. */
  readonly faults: Faults<Field>;
  readonly change: (changes: Partial<Fields>) => void;
  readonly isValid: boolean;
  /** A line of text with its label and what's wrong with it. */
  readonly textField: (
    name: Field,
    hint?: string,
    kind?: Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode'>,
  ) => ReactNode;
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
  const [changed, setChanged] = useKeptState<Partial<Fields>>(formName, () => ({}));
  const fields = useMemo(() => ({...first, ...changed}), [first, changed]);
  const all = findFaults(fields);
  const isGiven = (name: string): boolean => fields[name as Field] !== '' || name in changed;
  const faults = Object.fromEntries(Object.entries(all).filter(([name]) => isGiven(name))) as Faults<Field>;
  const change = (changes: Partial<Fields>): void => setChanged((last) => ({...last, ...changes}));
  return {
    fields,
    faults,
    change,
    isValid: Object.keys(all).length === 0,
    textField: (name, hint, kind) => (
      <TextField
        label={labels[name]}
        value={fields[name]}
        onChange={(value) => change({[name]: value} as Partial<Fields>)}
        hint={hint}
        error={faults[name]}
        {...kind}
      />
    ),
    status: <FormStatus valid={valid} invalid={invalid} labels={labels} faults={all} />,
  };
}
