import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads all files below a folder whose names have an ending, such as `.yml`.
 *
 * @returns texts by their paths below the folder, with forward slashes, sorted
 */
export async function readFolder(folder: string, ending: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith(ending)).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [name.replaceAll(path.sep, '/'), texts[index] ?? '']));
}
