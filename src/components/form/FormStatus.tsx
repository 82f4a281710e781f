import type {ReactNode} from 'react';
import type {Faults} from './fieldFacts';

interface Props<Field extends string> {
  /** Shown if nothing is wrong. */
  readonly valid: string;
  /** Shown otherwise, before what's wrong. */
  readonly invalid: string;
  /** The labels of the fields, in their order on the page. */
  readonly facts: Readonly<Record<Field, {readonly label: string}>>;
  readonly faults: Faults<Field>;
}

/** Whether a form is complete. Screen readers announce what's new in it, not all of it after every change. */
export default function FormStatus<Field extends string>({
  valid,
  invalid,
  facts,
  faults,
}: Props<Field>): ReactNode {
  const wrong = (Object.keys(facts) as Field[]).filter((name) => faults[name] !== undefined);
  return (
    <div role="status" aria-atomic="false">
      {wrong.length > 0 ? (
        <>
          <p>{invalid}</p>
          <ul>
            {wrong.map((name) => (
              <li key={name}>{`${facts[name].label}: ${faults[name] ?? ''}`}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{valid}</p>
      )}
    </div>
  );
}
