/** Folders import in one direction only, including types and module names in strings. */
import path from 'node:path';
import ts from 'typescript';
import {type Problem} from './problem';

interface Boundary {
  /** A forbidden import: the importing file, an arrow, and what it imports. */
  readonly forbidden: RegExp;
  readonly why: string;
}

/** Which folders mustn't reach which, and why. */
const boundaries: readonly Boundary[] = [
  {
    // By name, plugins also read style sheets.
    forbidden: /^plugins\/.* → src\/(?!site\/|lib\/|css\/)/,
    why: 'a plugin imports nothing of src but src/site and src/lib',
  },
  {forbidden: /^src\/.* → plugins\//, why: 'what the site and a plugin share is in src/lib'},
  {forbidden: /^src\/site\/.* → (?!src\/site\/)/, why: 'src/site imports nothing but itself'},
  {
    forbidden: /^src\/lib\/.* → (?!src\/(?:lib|site)\/|data\/)/,
    why: 'src/lib imports src/site, data, and itself',
  },
  {
    forbidden: /^src\/(?!search\/client\/).* → src\/search\/client\/(?:hosted|embedded)/,
    why: 'only src/search/client knows which search provider responds',
  },
  {
    forbidden: /^src\/theme\/.* → src\/search\/engine/,
    why: 'the theme never knows how search finds',
  },
  {
    forbidden: /^(?!tests\/|bench\/).* → (?:tests|bench)\//,
    why: 'the site and its scripts need no test to run',
  },
  {
    forbidden: /^src\/tools\/.* → src\/(?:theme|search|diagnose)\//,
    why: 'a tool imports from src/behavior on down',
  },
  {
    forbidden:
      /^(?!src\/pages\/|src\/tools\/).* → src\/tools\/|^src\/tools\/([^/]+)\/.* → src\/tools\/(?!\1\/)/,
    why: 'only pages import a tool',
  },
];

/** Modules of the project that a source names, as paths from the root without an ending. */
function targetsOf(file: string, text: string): readonly string[] {
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
  // Comments have paths between backticks.
  const strings = [
    ...text.matchAll(/['"`](@site\/[^'"`\s]+|(?:\.\.?\/)+src\/[^'"`\s]+)['"`]|['"](src\/[^'"`\s]+)['"]/g),
  ].map(([, name = '', fromRoot]) => (fromRoot === undefined ? name : `@site/${fromRoot}`));
  return [...new Set([...imported, ...strings])].flatMap((name) => {
    if (name.startsWith('@site/')) {
      return [name.slice('@site/'.length)];
    }
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : [];
  });
}

/** The files by what imports call them. */
function filesByName(files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap((file) => {
      const name = file.replace(/(?:\.d)?\.tsx?$/, '');
      return [file, name, ...(name.endsWith('/index') ? [path.posix.dirname(name)] : [])].map(
        (each) => [each, file] as const,
      );
    }),
  );
}

/** The two files or folders, side by side in one folder, between which an import goes. */
function partsBetween(from: string, to: string): readonly [from: string, to: string] {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((name, index) => name !== b[index]) + 1;
  return [a.slice(0, depth).join('/'), b.slice(0, depth).join('/')];
}

/** The first path from a file or a folder back to itself. */
function cycleFrom(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of edges.get(way.at(-1) ?? '') ?? []) {
      if (next === start) {
        return [...way, start];
      }
      if (!seen.has(next)) {
        seen.add(next);
        ways.push([...way, next]);
      }
    }
  }
  return [];
}

/**
 * Imports across a boundary, and files or folders of one folder that import each other in a cycle.
 *
 * @param sources text by file name, forward slashes, relative to the project; no tests
 */
export function findImportFaults(
  sources: readonly (readonly [file: string, text: string])[],
): readonly Problem[] {
  const files = filesByName(sources.map(([file]) => file));
  const edges = new Map<string, Set<string>>();
  const crossings: Problem[] = [];
  for (const [file, text] of sources) {
    for (const target of targetsOf(file, text)) {
      const broken = boundaries.find(({forbidden}) => forbidden.test(`${file} → ${target}`));
      if (broken !== undefined) {
        crossings.push({where: file, what: `imports ${target}: ${broken.why}`});
      }
      const imported = files.get(target);
      if (imported !== undefined && imported !== file) {
        const [from, to] = partsBetween(file, imported);
        edges.set(from, (edges.get(from) ?? new Set()).add(to));
      }
    }
  }
  const cycles = [...edges.keys()].map((part) => cycleFrom(part, edges)).filter(({length}) => length > 0);
  // Each cycle is found once from each of its parts.
  const distinct = new Map(cycles.map((cycle) => [[...new Set(cycle)].sort().join(), cycle]));
  return [
    ...crossings,
    ...[...distinct.values()].map((cycle) => ({
      where: cycle[0] ?? '',
      what: `imports itself in a cycle: ${cycle.join(' → ')}`,
    })),
  ];
}
