import {execFileSync} from 'node:child_process';

/** The sources of one tag. */
export interface Revision {
  readonly tag: string;
  /** Day of the commit. */
  readonly date: string;
  /** @throws Error if the tag has no such file */
  readonly read: (file: string) => string;
  /** What the program's files in a folder contain, without its tests. */
  readonly readAll: (folder: string) => string;
}

function runGit(repository: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', repository, ...args], {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024});
}

/** @param repository path of a clone, bare or not */
export function listTags(repository: string): readonly string[] {
  return runGit(repository, ['tag']).trim().split('\n');
}

/** @param repository path of a clone, bare or not */
export function openRevision(repository: string, tag: string): Revision {
  const git = (...args: readonly string[]): string => runGit(repository, args);
  return {
    tag,
    date: git('log', '-1', '--format=%cs', tag).trim(),
    read: (file) => git('show', `${tag}:${file}`),
    readAll: (folder) => git('grep', '-h', '', tag, '--', `${folder}/*.ts`, ':!*.test.ts'),
  };
}
