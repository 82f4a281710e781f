/** Facts about the documented release, and the comparison of facts and pages in both directions. */
import {type Problem} from '../problem';

/** One line of a facts file: a value for each column that the first line names. */
export type Fact<Column extends string> = Readonly<Record<Column | 'source', string>>;

/**
 * Reads a table of facts: tab-separated, column names first, `source` last.
 *
 * @throws naming the file and the line that does not fit
 */
export function parseFacts<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
): readonly Fact<Column>[] {
  const names = [...columns, 'source'];
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== names.join('\t')) {
    throw new Error(`${file} must begin with the columns ${names.join(', ')}, separated by tabs.`);
  }
  return lines.map((line, index) => {
    const values = line.split('\t');
    if (values.length !== names.length || values.some((value) => value.trim() === '')) {
      throw new Error(`${file}:${index + 2} does not have a value for each of ${names.join(', ')}.`);
    }
    return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Fact<Column>;
  });
}

/** Both sides of a comparison: what is compared, and where a reader finds it. */
export interface Sides {
  /** What the release has, with its source. */
  readonly facts: ReadonlyMap<string, string>;
  /** What the page has, with its place. */
  readonly page: ReadonlyMap<string, string>;
  readonly file: string;
  /** Such as "the key". */
  readonly kind: string;
}

/** What the release has and the page does not, then the reverse. */
export function differences({facts, page, file, kind}: Sides): readonly Problem[] {
  const missing = [...facts].filter(([name]) => !page.has(name));
  const unknown = [...page].filter(([name]) => !facts.has(name));
  return [
    ...missing.map(([name, source]) => ({where: file, what: `lacks ${kind} "${name}" (${source})`})),
    ...unknown.map(([name, where]) => ({where, what: `has ${kind} "${name}", which the facts do not know`})),
  ];
}
