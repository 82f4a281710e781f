/**
 * `npm run rehearse -- VERSION`: tries another version of the framework on a copy of the project, and says which patch
 * breaks. Nothing in the project changes.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureBrowser} from '../support/browser';

type Versions = Record<string, string>;

interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** What a reader does on a short visit: open, read, click, search. */
const tour = ['first-paint', 'static-content', 'early-presses', 'navigation', 'code-blocks', 'search-modal'];

const steps: readonly Step[] = [
  {
    name: 'install',
    command: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
  },
  {name: 'types', command: ['npx', 'tsc']},
  {name: 'build', command: ['npx', 'docusaurus', 'build']},
  {name: 'built pages', command: ['npx', 'vitest', 'run', '--project', 'built']},
  {name: 'browser tour', command: ['npm', 'run', 'e2e', '--', '--project=site', ...tour]},
];

/** What depends on the framework's insides. Each one begins with what it changes, or with how to remove it. */
const patchPattern =
  /plugins\/(?:framework-patches\/\w+\.tsx?|first-paint|static-docs|styles)|src\/theme\/[\w/]+/g;

/** Lines that tell what went wrong; of a long output, the first ones are closest to the cause. */
const errorPattern = /error|failed|cannot|can't|no longer|✘|✗|×/i;
const mostLines = 12;

/** Copies the project without what Git ignores, and asks for the version there. */
function copyProject(version: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(file, path.join(folder, file));
  }
  const manifestFile = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  for (const versions of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(versions).filter((each) => each.startsWith('@docusaurus/'))) {
      versions[name] = version;
    }
  }
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
  rmSync(path.join(folder, 'package-lock.json'));
  return folder;
}

/** @returns whether the step passed */
function runStep({name, command: [program, ...args]}: Step, folder: string, browser: string): boolean {
  const env = {...process.env, CHROME_PATH: browser, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  console.log(`${status === 0 ? '✔' : '✘'} ${name}`);
  if (status !== 0) {
    const output = stdout + stderr;
    const lines = output.split('\n').filter((line) => errorPattern.test(line));
    console.log(lines.slice(0, mostLines).join('\n'));
    for (const patch of new Set(output.match(patchPattern))) {
      console.log(`  Look at ${patch}. Its comments say what it changes, and how to remove it.`);
    }
  }
  return status === 0;
}

async function main([version, ...rest]: readonly string[]): Promise<void> {
  if (version === undefined || rest.length > 0) {
    throw new Error('Name one version, for example: npm run rehearse -- 4.0.0-canary-6808');
  }
  const browser = await ensureBrowser(console.log);
  const folder = copyProject(version);
  console.log(`Rehearsing @docusaurus/* ${version} with Node.js ${process.version} in ${folder}`);
  const passed = steps.filter((step) => runStep(step, folder, browser));
  console.log(`${passed.length} of ${steps.length} steps passed.`);
  process.exitCode = passed.length === steps.length ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
