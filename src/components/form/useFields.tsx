import {type ReactNode, useMemo} from 'react';
import {type Faults, findFaults, type FormFields, tidy} from './fieldFacts';
import FormField from './FormField';
import {useHistoryState} from './useHistoryState';

interface Form<Fields, Name extends keyof Fields> {
  /** Unique among the forms of the page. */
  readonly name: string;
  /** The values of all fields until the reader changes them; the same object until they change. */
  readonly first: Fields;
  readonly facts: FormFields<Fields, Name>;
  /** Status if nothing is wrong. */
  readonly valid?: string;
  /** Status otherwise, before the messages. */
  readonly invalid?: string;
}

interface State<Fields, Name extends keyof Fields> {
  /** The values without stray spaces, as the form uses them. The object changes only when they do. */
  readonly fields: Fields;
  /** Faults to show beside the fields; a field that hasn't been filled in yet has none. */
  readonly faults: Faults<Name>;
  readonly isValid: boolean;
  /** A control with its label, its hint, and what's wrong with its value; nothing where it isn't used. */
  readonly field: (name: Name) => ReactNode;
  /** Whether the form is complete. Screen readers announce what's new in it, not all of it after every change. */
  readonly status: ReactNode;
}

/** A reader's entries in a form from which files are made. They're restored after Back, and nothing is stored. */
export function useFields<Fields, Name extends keyof Fields & string>({
  name: formName,
  first,
  facts,
  valid = 'The files and commands below match your choices.',
  invalid = 'Correct these fields to get the files:',
}: Form<Fields, Name>): State<Fields, Name> {
  const [changed, setChanged] = useHistoryState<Partial<Fields>>(formName, () => ({}));
  const written = useMemo(() => ({...first, ...changed}), [first, changed]);
  const fields = useMemo(() => tidy(written, facts), [written, facts]);
  const all = Object.entries(findFaults(fields, facts)) as [Name, string][];
  const isGiven = (name: Name): boolean => written[name] !== '' || name in changed;
  const faults = Object.fromEntries(all.filter(([name]) => isGiven(name))) as Faults<Name>;
  const isValid = all.length === 0;
  return {
    fields,
    faults,
    isValid,
    field: (name) => (
      <FormField
        key={name}
        facts={facts[name]}
        value={written[name] as string | boolean}
        fields={fields}
        error={faults[name]}
        onChange={(value) => {
          setChanged((last) => ({...last, [name]: value}));
        }}
      />
    ),
    status: (
      <div role="status" aria-atomic="false">
        {isValid ? (
          <p>{valid}</p>
        ) : (
          <>
            <p>{invalid}</p>
            <ul>
              {all.map(([name, fault]) => (
                <li key={name}>{`${facts[name].label}: ${fault}`}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    ),
  };
}
