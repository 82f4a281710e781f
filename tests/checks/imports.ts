/** Folders import one way only, types and module names in strings included. */
import path from 'node:path';
import ts from 'typescript';
import {type Problem} from './problem';

interface Boundary {
  /** What no import may match: the importing file, an arrow, and what it imports. */
  readonly forbidden: RegExp;
  readonly why: string;
}

/** Which folders may not reach which, and why. */
const boundaries: readonly Boundary[] = [
  {forbidden: /^plugins\/.* → src\/(?:theme|components)\//, why: 'a plugin runs without the theme'},
  {forbidden: /^src\/site\/.* → (?!src\/site\/)/, why: 'src/site imports nothing but itself'},
  {forbidden: /^src\/lib\/.* → (?!src\/(?:lib|site)\/)/, why: 'src/lib imports src/site and itself'},
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

/** A file's folder, one level below the roots that hold several. */
function folderOf(file: string): string {
  return file
    .split('/')
    .slice(0, /^(?:src|plugins|tests)\//.test(file) ? 2 : 1)
    .join('/');
}

/** The first way from a folder back to itself. */
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
 * Imports across a boundary, and folders that import each other in a circle.
 * @param sources text by file name, forward slashes, relative to the project; no tests
 */
export function findImportFaults(
  sources: Iterable<readonly [file: string, text: string]>,
): readonly Problem[] {
  const edges = new Map<string, Set<string>>();
  const crossings: Problem[] = [];
  for (const [file, text] of sources) {
    for (const target of targetsOf(file, text)) {
      const broken = boundaries.find(({forbidden}) => forbidden.test(`${file} → ${target}`));
      if (broken !== undefined) {
        crossings.push({where: file, what: `imports ${target}: ${broken.why}`});
      }
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from !== to) {
        edges.set(from, (edges.get(from) ?? new Set()).add(to));
      }
    }
  }
  const cycles = [...edges.keys()].map((folder) => cycleFrom(folder, edges)).filter(({length}) => length > 0);
  // Each circle is found once from each of its folders.
  const distinct = new Map(cycles.map((cycle) => [[...new Set(cycle)].sort().join(), cycle]));
  return [
    ...crossings,
    ...[...distinct.values()].map((cycle) => ({
      where: cycle[0] ?? '',
      what: `imports itself in a circle: ${cycle.join(' → ')}`,
    })),
  ];
}
