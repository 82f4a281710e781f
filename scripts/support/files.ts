/** Reads folders for the checks. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Every file under `folder`, relative to it, with forward slashes, sorted. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Pairs of file name and text. */
export function readFiles(
  folder: string,
  wanted: (file: string) => boolean,
): readonly (readonly [file: string, text: string])[] {
  return listFiles(folder)
    .filter(wanted)
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
}
