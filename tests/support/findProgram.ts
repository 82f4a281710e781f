import path from 'node:path';
import {isExecutable} from './isExecutable';

/** Ordinary users don't have the folders of system programs on their path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** The first file with this name on the path, in the folders of system programs, or in others. */
export function findProgram(name: string, otherFolders: readonly string[] = []): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...onPath, ...systemFolders, ...otherFolders]
    .map((folder) => path.join(folder, name))
    .find(isExecutable);
}
