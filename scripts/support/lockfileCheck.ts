/** Runs the check of the lockfile on this project. */
import {readFileSync} from 'node:fs';
import {findLockfileFaults, type Lockfile, type Manifest} from '../../tests/checks/lockfile';
import {runChecks} from './checks';
import {type Tally} from './step';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function lockfileCheck(): Tally {
  return runChecks([
    {
      name: 'the lockfile holds packages of the registry only, each with its hash',
      find: () =>
        findLockfileFaults(readJson('package.json') as Manifest, readJson('package-lock.json') as Lockfile),
    },
  ]);
}
