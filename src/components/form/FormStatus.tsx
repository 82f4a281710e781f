import type {ReactNode} from 'react';
import type {Faults} from './fieldFacts';

interface Props<Name extends string> {
  /** Shown if nothing is wrong. */
  readonly valid: string;
  /** Shown otherwise, before what's wrong. */
  readonly invalid: string;
  readonly facts: Readonly<Record<Name, {readonly label: string}>>;
  /** In the order of the form. */
  readonly faults: Faults<Name>;
}

/** Whether a form is complete. Screen readers announce what's new in it, not all of it after every change. */
export default function FormStatus<Name extends string>({
  valid,
  invalid,
  facts,
  faults,
}: Props<Name>): ReactNode {
  const wrong = Object.entries(faults) as [Name, string][];
  return (
    <div role="status" aria-atomic="false">
      {wrong.length > 0 ? (
        <>
          <p>{invalid}</p>
          <ul>
            {wrong.map(([name, fault]) => (
              <li key={name}>{`${facts[name].label}: ${fault}`}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{valid}</p>
      )}
    </div>
  );
}
