import type {Release, Table} from '@site/src/lib/reference/release';
import {docPath, docIds} from '@site/src/site/docs';
import {compareVersions} from '@site/src/site/text/compareVersions';

/** What changes in one part of the product. Texts may contain backticks and links in Markdown. */
export interface Change {
  readonly part: string;
  /** What stops working, or needs action. */
  readonly breaks: readonly string[];
  /** What's new, or different in a harmless way. */
  readonly news: readonly string[];
}

function code(text: string): string {
  return `\`${text}\``;
}

/** Callers never see a parameter's name. */
function withoutNames(route: string): string {
  return route.replace(/:\w+/g, ':');
}

function compareLists(
  part: string,
  from: readonly string[],
  to: readonly string[],
  keyOf: (entry: string) => string = (entry) => entry,
): Change {
  const missingIn = (entries: readonly string[]) => {
    const keys = new Set(entries.map(keyOf));
    return (entry: string): boolean => !keys.has(keyOf(entry));
  };
  return {
    part,
    breaks: from.filter(missingIn(to)).map((entry) => `${code(entry)} is gone`),
    news: to.filter(missingIn(from)).map((entry) => `${code(entry)} is new`),
  };
}

/** A service that an older Compose file doesn't start is missing; one that's gone is no longer started. */
function compareServices(from: Release, to: Release): Change {
  const {part, breaks, news} = compareLists('Services in the Compose file', from.services, to.services);
  return {
    part,
    breaks: [...breaks, ...news.map((entry) => `${entry}: an older Compose file doesn't start it`)],
    news: [],
  };
}

function compareScreens(from: Release, to: Release): Change {
  const lists = compareLists('Console screens', Object.keys(from.screens), Object.keys(to.screens));
  const others = Object.entries(from.screens).flatMap(([path, component]) => {
    const next = to.screens[path];
    return next === undefined || next === component
      ? []
      : [`${code(path)} shows ${code(next)} instead of ${code(component)}`];
  });
  return {...lists, breaks: [...others, ...lists.breaks]};
}

const repair = `[repair the database](${docPath(docIds.rollBack)}#databases-from-v0049-or-older)`;

function compareColumns(name: string, from: Table, to: Table): Omit<Change, 'part'> {
  const added = to.columns.filter((column) => !from.columns.includes(column));
  const lost = added.filter((column) => !to.added.includes(column));
  const gone = from.columns.filter((column) => !to.columns.includes(column));
  return {
    breaks: [
      ...lost.map(
        (column) => `${code(`${name}.${column}`)} is new, but isn't added to an existing table: ${repair}`,
      ),
      ...gone.map((column) => `${code(`${name}.${column}`)} isn't created anymore; existing data is kept`),
    ],
    news: added
      .filter((column) => to.added.includes(column))
      .map((column) => `${code(`${name}.${column}`)} is added to your table`),
  };
}

function compareTables(from: Release, to: Release): Change {
  const renamed = new Map(
    Object.entries(to.tables).flatMap(([name, {formerly}]) =>
      formerly !== undefined && formerly in from.tables ? [[formerly, name] as const] : [],
    ),
  );
  const created = Object.keys(to.tables).filter(
    (name) => !(name in from.tables) && ![...renamed.values()].includes(name),
  );
  const old = Object.entries(from.tables).map(([name, table]) => {
    const next = renamed.get(name) ?? name;
    const target = to.tables[next];
    if (target === undefined) {
      return {breaks: [`${code(name)} isn't read anymore; existing data is kept`], news: []};
    }
    const columns = compareColumns(next, table, target);
    return next === name
      ? columns
      : {
          ...columns,
          breaks: [
            `${code(name)} is renamed to ${code(next)}, and older releases can't find it`,
            ...columns.breaks,
          ],
        };
  });
  return {
    part: 'Database tables',
    breaks: old.flatMap(({breaks}) => breaks),
    news: [...old.flatMap(({news}) => news), ...created.map((name) => `${code(name)} is new`)],
  };
}

/** The differences of a later release, part by part; parts without a change are left out. */
export function compareReleases(from: Release, to: Release): readonly Change[] {
  return [
    compareServices(from, to),
    compareLists('Image ports', from.ports.map(String), to.ports.map(String)),
    compareLists('Configuration keys', from.keys, to.keys),
    compareLists('Environment variables', from.variables, to.variables),
    compareScreens(from, to),
    compareLists('API routes', from.routes, to.routes, withoutNames),
    compareTables(from, to),
  ].filter(({breaks, news}) => breaks.length + news.length > 0);
}

/** Whether a comparison goes back to an older release, which the database doesn't support. */
export function isDowngrade(from: Release, to: Release): boolean {
  return compareVersions(from.id, to.id) > 0;
}
