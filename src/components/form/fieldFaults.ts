import {invisibleFault, lengthFault} from './typed';

/** What's wrong by field, and how to fix it, in whole sentences. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * Looks for what's wrong in the fields of a form.
 *
 * @param checks of the fields that are used
 * @param freeTexts fields in which invisible characters do no harm
 */
export function fieldFaults<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  checks: Readonly<Partial<Record<Field, (text: string) => string | undefined>>>,
  freeTexts: ReadonlySet<Field> = new Set(),
): Faults<Field> {
  const faults: Partial<Record<Field, string>> = {};
  for (const name of Object.keys(checks) as Field[]) {
    const text = fields[name];
    // To look for other faults in a text that's too long would take seconds.
    const fault =
      lengthFault(text) ?? (freeTexts.has(name) ? undefined : invisibleFault(text)) ?? checks[name]?.(text);
    if (fault !== undefined) {
      faults[name] = fault;
    }
  }
  return faults;
}
