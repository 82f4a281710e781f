import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** Whether a file exists that this user may run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ordinary users don't have the folders of system programs on their path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** The first file with this name, or with Windows' extension for programs, on the path or in these folders. */
export function findProgram(name: string, otherFolders: readonly string[] = []): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...onPath, ...systemFolders, ...otherFolders]
    .flatMap((folder) => [path.join(folder, name), path.join(folder, `${name}.exe`)])
    .find(isExecutable);
}
