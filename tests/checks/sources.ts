/**
 * The project's own files, wherever they are. Files that aren't in Git yet count, too, because the next commit may add
 * them.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What `.gitignore` lists. Its lines contain only names, paths from the root, and asterisks. */
function ignoredBy(lines: readonly string[]): RegExp {
  const patterns = lines.filter(Boolean).map((line) => {
    const name = line
      .replace(/^\/|\/$/g, '')
      .replace(/\./g, '\\.')
      .replace(/\*/g, '[^/]*');
    return line.startsWith('/') ? name : `(?:.*/)?${name}`;
  });
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/** Every file that's in Git or could be added, with forward slashes. */
export function listSources(): readonly string[] {
  const ignored = ignoredBy(['.git', ...readFileSync('.gitignore', 'utf8').split('\n')]);
  const listFolder = (folder: string): readonly string[] =>
    readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (ignored.test(file)) {
        return [];
      }
      return entry.isDirectory() ? listFolder(file) : [file];
    });
  return listFolder('.');
}

/** Whether a file has no text to read. */
export function isBinary(file: string): boolean {
  return /\.(?:avif|ico|png|webp|woff2)$/.test(file);
}

/** Pairs of file name and text, without the generated list of packages. */
export function readSources(): readonly (readonly [file: string, text: string])[] {
  return listSources()
    .filter((file) => !isBinary(file) && path.basename(file) !== 'package-lock.json')
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
}
