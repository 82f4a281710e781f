import {invisibleFault, lengthFault, ownFault} from './typed';

/** What a form knows about a field. */
export interface FieldFacts<Fields> {
  readonly label: string;
  readonly hint?: string | ((fields: Fields) => string);
  /** What readers choose from, in this order. */
  readonly choices?: readonly {readonly value: string; readonly name: string}[];
  /** The height of a field for several lines. */
  readonly rows?: number;
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

/** A field with a few values has all of them as its choices. A Boolean is a checkbox, and anything else is typed. */
type Choices<Value> = [Value] extends [boolean]
  ? unknown
  : string extends Value
    ? unknown
    : {readonly choices: readonly {readonly value: Value; readonly name: string}[]};

/** By the name of the field, in the order of the form. */
export type FormFields<Fields, Name extends keyof Fields = keyof Fields> = {
  readonly [Field in Name]: FieldFacts<Fields> & Choices<Fields[Field]>;
};

/** What's wrong by field, and how to fix it, in whole sentences. */
export type Faults<Name extends PropertyKey> = Readonly<Partial<Record<Name, string>>>;

function entriesOf<Fields, Name extends keyof Fields>(
  facts: FormFields<Fields, Name>,
): readonly (readonly [Name, FieldFacts<Fields>])[] {
  return Object.entries(facts) as [Name, FieldFacts<Fields>][];
}

/** The fields in the order of the form. */
export function namesOf<Name extends string>(facts: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(facts) as Name[];
}

/** The values as the form uses them: most without spaces around them, and some in lowercase. */
export function tidy<Fields, Name extends keyof Fields>(
  fields: Fields,
  facts: FormFields<Fields, Name>,
): Fields {
  const values = entriesOf(facts).map(([name, {isLowerCase, keepsSpaces}]) => {
    const written: unknown = fields[name];
    if (typeof written !== 'string') {
      return [name, written] as const;
    }
    const value = keepsSpaces ? written : written.trim();
    return [name, isLowerCase ? value.toLowerCase() : value] as const;
  });
  return {...fields, ...Object.fromEntries(values)};
}

function faultOf<Fields>(
  value: unknown,
  fields: Fields,
  {isFree, isUsed, fault}: FieldFacts<Fields>,
): string | undefined {
  if (typeof value !== 'string' || isUsed?.(fields) === false) {
    return undefined;
  }
  // Searching a text that's too long for other faults would take seconds.
  return (
    lengthFault(value) ??
    (isFree ? undefined : invisibleFault(value)) ??
    (fault && ownFault(value, (text) => fault(text, fields)))
  );
}

/** Looks for what's wrong in the fields that are used, in the order of the form. @param fields tidied */
export function findFaults<Fields, Name extends keyof Fields>(
  fields: Fields,
  facts: FormFields<Fields, Name>,
): Faults<Name> {
  const faults: Partial<Record<Name, string>> = {};
  for (const [name, each] of entriesOf(facts)) {
    const fault = faultOf(fields[name], fields, each);
    if (fault !== undefined) {
      faults[name] = fault;
    }
  }
  return faults;
}
