import {type ReactNode, useMemo} from 'react';
import {type Faults, findFaults, type FormFields, tidy} from './fieldFacts';
import FormStatus from './FormStatus';
import TextField from './TextField';
import {useKeptState} from './useKeptState';

interface Form<Fields, Field extends string> {
  /** Unique among the forms of the page. */
  readonly name: string;
  /** The values of all fields until the reader changes them. */
  readonly first: Fields;
  /** Facts about the fields whose value can be wrong. */
  readonly facts: FormFields<Field, Fields>;
  /** Status if nothing is wrong. */
  readonly valid?: string;
  /** Status otherwise, before the messages. */
  readonly invalid?: string;
}

interface State<Fields, Field extends string> {
  readonly fields: Fields;
  /** The values without stray spaces, as the form uses them. The object changes only when they do. */
  readonly tidied: Fields;
  /** Faults to show beside the fields; a field that hasn't been filled in yet has none. */
  readonly faults: Faults<Field>;
  readonly change: (changes: Partial<Fields>) => void;
  readonly isValid: boolean;
  /** A line of text with its label, its hint, and what's wrong with it; nothing where it isn't used. */
  readonly textField: (name: Field) => ReactNode;
  readonly status: ReactNode;
}

/** A reader's entries in a form from which files are made. They're restored after Back, and nothing is stored. */
export function useFields<Field extends string, Fields extends Readonly<Record<Field, string>>>({
  name: formName,
  first,
  facts,
  valid = 'The files and commands below match your choices.',
  invalid = 'Correct these fields to get the files:',
}: Form<Fields, Field>): State<Fields, Field> {
  const [changed, setChanged] = useKeptState<Partial<Fields>>(formName, () => ({}));
  const fields = useMemo(() => ({...first, ...changed}), [first, changed]);
  const tidied = useMemo(() => tidy(fields, facts), [fields, facts]);
  const all = findFaults(tidied, facts);
  const isGiven = (name: string): boolean => fields[name as Field] !== '' || name in changed;
  const faults = Object.fromEntries(Object.entries(all).filter(([name]) => isGiven(name))) as Faults<Field>;
  const change = (changes: Partial<Fields>): void => setChanged((last) => ({...last, ...changes}));
  const textField = (name: Field): ReactNode => {
    const {label, hint, inputMode, isPassword, isUsed} = facts[name];
    return (
      isUsed?.(fields) !== false && (
        <TextField
          label={label}
          value={fields[name]}
          onChange={(value) => change({[name]: value} as Partial<Fields>)}
          hint={typeof hint === 'function' ? hint(fields) : hint}
          error={faults[name]}
          inputMode={inputMode}
          type={isPassword && 'password'}
        />
      )
    );
  };
  return {
    fields,
    tidied,
    faults,
    change,
    isValid: Object.keys(all).length === 0,
    textField,
    status: <FormStatus valid={valid} invalid={invalid} facts={facts} faults={all} />,
  };
}
