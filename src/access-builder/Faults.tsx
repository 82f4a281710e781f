import type {ReactNode} from 'react';
import type {Fault} from './faults';

interface Props<Field extends string> {
  readonly labels: Readonly<Record<Field, string>>;
  readonly faults: Readonly<Partial<Record<Field, Fault>>>;
}

/** Says which fields keep the files from being made. */
export default function Faults<Field extends string>({labels, faults}: Props<Field>): ReactNode {
  const names = (Object.keys(labels) as Field[])
    .filter((field) => field in faults)
    .map((field) => labels[field]);
  return (
    <p role="status">
      {names.length === 0
        ? 'The files and commands below fit your choices.'
        : `There are no files until you've corrected: ${names.join(', ')}.`}
    </p>
  );
}
