/** Keeps `BENCHMARKS.md` true: the tables between its markers are written by the commands that measured them. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'BENCHMARKS.md');
const resultsFolder = path.join(root, 'bench/results');

/**
 * Replaces what is between `<!-- begin NAME -->` and `<!-- end NAME -->`.
 *
 * @throws when the markers aren't there: figures must not get lost
 */
export function replaceBetweenMarkers(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const start = text.indexOf(begin);
  const stop = text.indexOf(end, start);
  if (start === -1 || stop === -1) {
    throw new Error(`BENCHMARKS.md has no place for these figures: it lacks "${begin}" and "${end}".`);
  }
  return `${text.slice(0, start + begin.length)}\n\n${content.trim()}\n\n${text.slice(stop)}`;
}

/** Puts the Markdown of one bench into `BENCHMARKS.md`. */
export function recordInBenchmarks(name: string, content: string): void {
  writeFileSync(file, replaceBetweenMarkers(readFileSync(file, 'utf8'), name, content));
}

/** Writes every figure of a run as JSON; the path of the file. */
export function writeResults(name: string, results: unknown): string {
  mkdirSync(resultsFolder, {recursive: true});
  const target = path.join(resultsFolder, `${name}.json`);
  writeFileSync(target, `${JSON.stringify(results, null, 2)}\n`);
  return path.relative(process.cwd(), target);
}
