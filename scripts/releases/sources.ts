import type {Table} from '../../src/lib/reference/release';

/** The keys of the interface that describes the configuration file, with the names of their sections in front. */
export function configKeys(source: string): readonly string[] {
  const body = /interface \w+Config \{\n(?<body>[\s\S]*?)\n\}/.exec(source)?.groups?.body ?? '';
  const sections: string[] = [];
  const keys: string[] = [];
  for (const line of body.split('\n')) {
    const {name, opens} = /^\s*(?<name>\w+)\??: ?(?<opens>\{)?/.exec(line)?.groups ?? {};
    if (name !== undefined && opens !== undefined) {
      sections.push(name);
    } else if (name !== undefined) {
      keys.push([...sections, name].join('.'));
    } else if (/^\s*\}/.test(line)) {
      sections.pop();
    }
  }
  return keys;
}

/** The environment variables that a program reads, sorted. */
export function environmentVariables(source: string): readonly string[] {
  const names = [...source.matchAll(/process\.env\.(?<name>[A-Z][A-Z0-9_]*)/g)].map(
    ({groups}) => groups?.name ?? '',
  );
  return [...new Set(names)].sort();
}

/** A router that another one mounts: `router.use('/tags', tagRouter(…))`. */
export interface Mount {
  readonly path: string;
  /** The module it's imported from, as written. */
  readonly module: string;
}

/** The routes that a router defines itself: `GET /tags/:tagId`. */
export function ownRoutes(source: string, prefix: string): readonly string[] {
  const calls = source.matchAll(
    /\b(?:router|app)\s*\.(?<method>get|post|put|patch|delete)\(\s*'(?<path>\/[^']*)'/g,
  );
  return [...calls].map(({groups}) => {
    const path = `${prefix}${groups?.path ?? ''}`;
    return `${(groups?.method ?? '').toUpperCase()} ${path.replace(/(?<=.)\/$/, '')}`;
  });
}

/** The routers that a router mounts. One that isn't imported from a module has no routes of its own. */
export function mounts(source: string): readonly Mount[] {
  const imports = new Map(
    [...source.matchAll(/^import (?<name>\w+) from '(?<module>[^']+)'/gm)].map(({groups}) => [
      groups?.name,
      groups?.module,
    ]),
  );
  return [...source.matchAll(/\brouter\.use\('(?<path>[^']+)',\s*(?<name>\w+)\(/g)].flatMap(({groups}) => {
    const module = imports.get(groups?.name);
    return module === undefined ? [] : [{path: groups?.path ?? '', module}];
  });
}

/** The console's paths with the component that each shows, without the wrappers around it. */
export function screens(source: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    source
      .split(/<Route\b(?!s)/)
      .slice(1)
      .flatMap((route) => {
        const path = /path="(?<path>\/[^"]*)"/.exec(route)?.groups?.path;
        const component = /<(?<name>[A-Z]\w*) \/>/.exec(route)?.groups?.name;
        return path === undefined || component === undefined ? [] : [[path, component] as const];
      }),
  );
}

/** What a line of a table's definition can begin with instead of a column's name. */
const constraint = /^(?:PRIMARY|FOREIGN|UNIQUE|CHECK|CONSTRAINT|--)/i;

/** The text between a parenthesis and the one that closes it. */
function enclosed(text: string, start: number): string {
  let depth = 0;
  for (let offset = start; offset < text.length; offset += 1) {
    depth += {'(': 1, ')': -1}[text[offset] ?? ''] ?? 0;
    if (depth === 0) {
      return text.slice(start + 1, offset);
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
