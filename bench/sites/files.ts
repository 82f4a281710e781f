import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from './docTree';

/** Texts to write, by their path below a folder. */
export type Files = Readonly<Record<string, string>>;

/** Empties a folder, including whatever an earlier build left there and its caches. */
export function writeFolder(
  folder: string,
  files: Files,
  copies: Readonly<Record<string, string>> = {},
): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [target, source] of Object.entries(copies)) {
    cpSync(path.join(projectRoot, source), path.join(folder, target), {recursive: true});
  }
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}
