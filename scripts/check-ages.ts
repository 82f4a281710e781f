/**
 * `npm run check:ages [-- --since COMMIT]`: whether the direct dependencies that changed since a commit (the last one
 * by default) are a week old. It asks the registry about each of them, so it is no part of `npm test`: run it when you
 * change a dependency, before you commit.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {type Lockfile, type Manifest} from '../tests/checks/lockfile';
import {findYoungReleases, newReleases} from '../tests/checks/packageAges';
import {problemLines} from '../tests/checks/problem';

const lockfileName = 'package-lock.json';

function run(command: string, args: readonly string[]): unknown {
  const shell = process.platform === 'win32';
  return JSON.parse(execFileSync(command, args, {encoding: 'utf8', shell, maxBuffer: 2 ** 26}));
}

const {values} = parseArgs({options: {since: {type: 'string', default: 'HEAD'}}});
const releases = newReleases(
  JSON.parse(readFileSync('package.json', 'utf8')) as Manifest,
  JSON.parse(readFileSync(lockfileName, 'utf8')) as Lockfile,
  run('git', ['show', `${values.since}:${lockfileName}`]) as Lockfile,
);
const times = new Map(
  releases.map(({name}) => [name, run('npm', ['view', name, 'time', '--json']) as Record<string, string>]),
);
const problems = findYoungReleases(releases, times, new Date());
console.log(problemLines(problems).join('\n'));
console.log(`${releases.length} changed, ${problems.length} too young or unknown`);
process.exitCode = problems.length === 0 ? 0 : 1;
