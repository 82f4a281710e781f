import {invisibleFault, lengthFault} from './typed';

/** What a form knows about a field whose value can be wrong. */
interface FieldFacts<Fields> {
  readonly label: string;
  readonly hint?: string | ((fields: Fields) => string);
  readonly inputMode?: 'numeric' | 'url' | 'email';
  readonly isPassword?: true;
  /** Is converted to lowercase. */
  readonly isLowerCase?: true;
  /** Spaces around the value are part of it. */
  readonly keepsSpaces?: true;
  /** Only people read it, so invisible characters do no harm. */
  readonly isFree?: true;
  /** Whether the result depends on it; without this, it always does. */
  readonly isUsed?: (fields: Fields) => boolean;
  /** What's wrong with a value, and how to fix it. */
  readonly fault?: (value: string, fields: Fields) => string | undefined;
}

/** By the name of the field, in the order of the form. */
export type FormFields<Field extends string, Fields> = Readonly<Record<Field, FieldFacts<Fields>>>;

/** What's wrong by field, and how to fix it, in whole sentences. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

function entriesOf<Field extends string, Fields>(
  facts: FormFields<Field, Fields>,
): readonly (readonly [Field, FieldFacts<Fields>])[] {
  return Object.entries(facts) as [Field, FieldFacts<Fields>][];
}

/** The values as the form uses them: most without spaces around them, and some in lowercase. */
export function tidy<Field extends string, Fields extends Readonly<Record<Field, string>>>(
  fields: Fields,
  facts: FormFields<Field, Fields>,
): Fields {
  const values = entriesOf(facts).map(([name, {isLowerCase, keepsSpaces}]) => {
    const value = keepsSpaces ? fields[name] : fields[name].trim();
    return [name, isLowerCase ? value.toLowerCase() : value] as const;
  });
  return {...fields, ...Object.fromEntries(values)};
}

function faultOf<Fields>(
  value: string,
  fields: Fields,
  {isFree, isUsed, fault}: FieldFacts<Fields>,
): string | undefined {
  if (isUsed?.(fields) === false) {
    return undefined;
  }
  // Searching a text that's too long for other faults would take seconds.
  return lengthFault(value) ?? (isFree ? undefined : invisibleFault(value)) ?? fault?.(value, fields);
}

/** Looks for what's wrong in the fields that are used. @param fields tidied */
export function findFaults<Field extends string, Fields extends Readonly<Record<Field, string>>>(
  fields: Fields,
  facts: FormFields<Field, Fields>,
): Faults<Field> {
  const faults: Partial<Record<Field, string>> = {};
  for (const [name, each] of entriesOf(facts)) {
    const fault = faultOf(fields[name], fields, each);
    if (fault !== undefined) {
      faults[name] = fault;
    }
  }
  return faults;
}
