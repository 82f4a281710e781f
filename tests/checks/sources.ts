/** The project's own files, wherever they are: what isn't in Git yet counts too, because the next commit may add it. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What `.gitignore` names. Its lines have names, paths from the root, and stars, and nothing else. */
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

/** Every file that Git has or could get, with forward slashes. */
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

/** Pairs of file name and text, without the list of packages that a tool writes. */
export function readSources(): readonly (readonly [file: string, text: string])[] {
  return listSources()
    .filter((file) => !isBinary(file) && path.basename(file) !== 'package-lock.json')
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
}
