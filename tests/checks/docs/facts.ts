/** Facts about the documented release, and the comparison of facts and pages in both directions. */
import {readFileSync} from 'node:fs';
import {parseTsv} from '@site/src/site/text/parseTsv';
import {type Problem} from '../problem';

/** One line of a facts file: a value for each column that the first line names. */
export type Fact<Column extends string> = Readonly<Record<Column | 'source', string>>;

/**
 * Reads a table of facts: tab-separated, column names first, `source` last.
 *
 * @throws naming the file and the line that doesn't fit
 */
export function parseFacts<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
): readonly Fact<Column>[] {
  const names = [...columns, 'source'] as const;
  const facts = parseTsv(file, text, names);
  const incomplete = facts.findIndex((fact) => names.some((name) => fact[name].trim() === ''));
  if (incomplete !== -1) {
    throw new Error(`${file}:${incomplete + 2} doesn't have a value for each of ${names.join(', ')}.`);
  }
  return facts;
}

/** Reads `tests/facts/<name>.tsv`. */
export function readFacts<Column extends string>(
  name: string,
  columns: readonly Column[],
): readonly Fact<Column>[] {
  const file = `tests/facts/${name}.tsv`;
  return parseFacts(file, readFileSync(file, 'utf8'), columns);
}

/** Both sides of a comparison: the values, and where a reader finds them. */
interface Sides {
  /** What the release has, with its source. */
  readonly facts: ReadonlyMap<string, string>;
  /** What the page has, with its place. */
  readonly page: ReadonlyMap<string, string>;
  readonly file: string;
  /** Such as "the key". */
  readonly kind: string;
}

/** What the release has and the page doesn't, then the reverse. */
export function differences({facts, page, file, kind}: Sides): readonly Problem[] {
  const missing = [...facts].filter(([name]) => !page.has(name));
  const unknown = [...page].filter(([name]) => !facts.has(name));
  return [
    ...missing.map(([name, source]) => ({where: file, what: `lacks ${kind} "${name}" (${source})`})),
    ...unknown.map(([name, where]) => ({
      where,
      what: `has ${kind} "${name}", which tests/facts doesn't have`,
    })),
  ];
}

/** The same for names that are all in one file. @param facts names of the release, each with its source */
export function compareNames(
  file: string,
  kind: string,
  names: readonly string[],
  facts: readonly (readonly [name: string, source: string])[],
): readonly Problem[] {
  return differences({facts: new Map(facts), page: new Map(names.map((name) => [name, file])), file, kind});
}
