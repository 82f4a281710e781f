/** Text with placeholders as its parts. */
import {nearestName} from '../../../src/site/text/nearestName';
import {
  defaultValues,
  isValueName,
  placeholder,
  type ValueName,
  valueNames,
} from '../../../src/site/readerValues';

/** A stretch of text, or a value in its place. */
export interface Part {
  /** What readers see who haven't set anything. */
  readonly text: string;
  /** The value that the text is the default for. */
  readonly name?: ValueName;
}

function unknown(name: string): string {
  const nearest = nearestName(name, valueNames);
  const advice = nearest ? `Did you mean %%${nearest.name}%%?` : `Known names: ${valueNames.join(', ')}.`;
  return `The placeholder %%${name}%% isn't declared. ${advice} Or declare it in src/site/readerValues.ts.`;
}

/**
 * Splits text at its placeholders.
 *
 * @throws Error for an undeclared placeholder
 */
export function partsOf(text: string): readonly Part[] {
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
    parts.push({text: defaultValues[name], name});
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, {text: text.slice(end)}] : parts;
}

/** The attribute that lets the browser find a value (`src/your-values/live.ts`). */
export function markOf({name}: Part): Readonly<Record<string, string>> {
  return name === undefined ? {} : {'data-value': name};
}
