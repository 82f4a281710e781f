import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Every file under `folder`, relative to it, with forward slashes, sorted. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
