import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {benchPackages} from '../support/install';

const folder = import.meta.dirname;
const workerEntry = path.join(folder, '../../src/search/client/embedded/searchWorker.ts');

/** @throws with the bundler's own words */
function runEsbuild(args: readonly string[], input?: string): void {
  const binary = path.join(benchPackages, 'node_modules/esbuild/bin/esbuild');
  const common = ['--bundle', '--minify', '--format=iife', '--target=es2022', '--log-level=warning'];
  const {status, stderr} = spawnSync(process.execPath, [binary, ...common, ...args], {
    cwd: folder,
    encoding: 'utf8',
    ...(input !== undefined && {input}),
  });
  if (status !== 0) {
    throw new Error(`esbuild failed:\n${stderr}`);
  }
}

/** Writes the script of a page that searches with one engine. */
export function bundleEngine(module: string, outfile: string): void {
  const entry = [
    `import {engine} from './engines/${module}';`,
    `import {expose} from './page/expose';`,
    'expose(engine);',
  ].join('\n');
  runEsbuild(['--loader=ts', `--outfile=${outfile}`], entry);
}

/** Writes the search worker as the site ships it. */
export function bundleWorker(outfile: string): void {
  runEsbuild([workerEntry, `--outfile=${outfile}`]);
}
