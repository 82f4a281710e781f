import type {Table} from '../../src/lib/reference/release';

/** What a line of a table's definition can begin with instead of a column's name. */
const constraint = /^(?:PRIMARY|FOREIGN|UNIQUE|CHECK|CONSTRAINT|--)/i;

/** The text between a parenthesis and the one that closes it. */
function enclosed(text: string, start: number): string {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    depth += {'(': 1, ')': -1}[text[place] ?? ''] ?? 0;
    if (depth === 0) {
      return text.slice(start + 1, place);
    }
  }
  return '';
}

function columnsOf(definition: string): readonly string[] {
  return definition
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !constraint.test(line))
    .flatMap((line) => /^\w+(?= )/.exec(line)?.[0] ?? []);
}

/** The tables that a source creates unless they exist, and what it changes in existing ones. */
export function tables(source: string): Readonly<Record<string, Table>> {
  const created = [...source.matchAll(/CREATE TABLE IF NOT EXISTS (?<name>\w+)\s*(?=\()/g)];
  const additions = [...source.matchAll(/ALTER TABLE (?<name>\w+)\s+ADD COLUMN (?<column>\w+)/g)];
  // A table under a temporary name is a rebuilt one, not a renamed one.
  const renames = [...source.matchAll(/ALTER TABLE (?<from>\w+(?<!_new)) RENAME TO (?<to>\w+)/g)];
  return Object.fromEntries(
    created.map((match) => {
      const name = match.groups?.name ?? '';
      const columns = columnsOf(enclosed(source, match.index + match[0].length));
      const added = additions.flatMap(({groups}) => (groups?.name === name ? (groups.column ?? []) : []));
      const formerly = renames.find(({groups}) => groups?.to === name)?.groups?.from;
      return [
        name,
        {
          columns: [...new Set([...columns, ...added])],
          added: [...new Set(added)],
          ...(formerly !== undefined && {formerly}),
        },
      ];
    }),
  );
}
