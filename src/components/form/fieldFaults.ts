import {adviceSentence, lengthAdvice} from './typed';

/**
 * What's wrong by field, and how to fix it.
 *
 * @param checks of the fields that are used; what they return is a whole sentence
 */
export function fieldFaults<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  checks: Readonly<Partial<Record<Field, (text: string) => string | undefined>>>,
): Readonly<Partial<Record<Field, string>>> {
  const faults: Partial<Record<Field, string>> = {};
  for (const name of Object.keys(checks) as Field[]) {
    const advice = lengthAdvice(fields[name]);
    // To look for other faults in so much text would take seconds.
    const fault = advice === undefined ? checks[name]?.(fields[name]) : adviceSentence(advice);
    if (fault !== undefined) {
      faults[name] = fault;
    }
  }
  return faults;
}
