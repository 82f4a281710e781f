/** Text with placeholders as its parts. */
import {nearestName} from '../../../src/site/text/nearestName';
import {
  defaultValues,
  isValueName,
  placeholder,
  type ValueName,
  valueNames,
  valueOf,
} from '../../../src/site/readerValues';
import type {Notation} from '../../../src/your-values/escape';

/** A stretch of text, or a value in its place. */
export interface Part {
  /** What readers see who have set nothing. */
  readonly text: string;
  /** The value that the text is the default of. */
  readonly name?: ValueName;
  /** How the value is escaped, from the inside out. */
  readonly notations?: readonly Notation[];
}

function unknown(name: string): string {
  const nearest = nearestName(name, valueNames);
  const advice = nearest ? `Did you mean %%${nearest.name}%%?` : `Known are ${valueNames.join(', ')}.`;
  return `The placeholder %%${name}%% isn't declared. ${advice} Or declare it in src/site/readerValues.ts.`;
}

/**
 * Splits text at its placeholders.
 *
 * @param notationsAt what a value that may contain any character needs at a place
 * @throws Error for an undeclared placeholder, and for a value where it can't be written safely
 */
export function partsOf(
  text: string,
  notationsAt: (text: string, place: number) => readonly Notation[],
): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    const name = match.groups?.name ?? '';
    if (!isValueName(name)) {
      throw new Error(unknown(name));
    }
    if (match.index > end) {
      parts.push({text: text.slice(end, match.index)});
    }
    parts.push({
      text: defaultValues[name],
      name,
      notations: valueOf(name).isFree ? named(name, () => notationsAt(text, match.index)) : [],
    });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, {text: text.slice(end)}] : parts;
}

/** Puts the name of a value in front of what's wrong with its place. */
function named<Result>(name: ValueName, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`%%${name}%% ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The attributes that let the browser find a value (`src/your-values/showValues`). */
export function markOf({name, notations = []}: Part): Readonly<Record<string, string>> {
  return {
    ...(name !== undefined && {'data-value': name}),
    ...(notations.length > 0 && {'data-notation': notations.join(' ')}),
  };
}
