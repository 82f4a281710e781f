import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {generators} from '../sites/generators';
import {folderOf, type Site} from '../sites/serveSites';
import {projectRoot} from '../support/packages';
import {measureInTurn, table} from '../support/table';

/** The sites that the same program builds. */
const folders = {ours: projectRoot, docusaurus: folderOf('docusaurus')} as const;
const generatedFolder = '.docusaurus-bench';

/** Prints, on its last line, the processor time of what it ran, such as `0m21.5s 0m3.1s`: its own and the system's. */
const timed = '"$@" >&2 && times';

/**
 * Builds into a folder that's removed.
 *
 * @returns seconds of processor time, of all cores together
 * @throws when the build fails
 */
function build(site: string, keepsCache: boolean): number {
  const output = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const {NODE_ENV: _, ...inherited} = process.env;
  const env = {
    ...inherited,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder,
    ...(!keepsCache && {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}),
  };
  const script = path.join(projectRoot, 'node_modules', generators.docusaurus.script);
  const command = [process.execPath, script, 'build', '--out-dir', path.join(output, 'build')];
  try {
    const {status, stdout} = spawnSync('sh', ['-c', timed, 'sh', ...command], {
      cwd: site,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 2],
    });
    if (status !== 0) {
      throw new Error(`${site} couldn't be built.`);
    }
    const children = stdout.trim().split('\n').at(-1) ?? '';
    return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
      0,
    );
  } finally {
    rmSync(output, {recursive: true, force: true});
  }
}

/** What a build takes of the processor: from nothing, and again with what the last one kept. */
export async function measureBuilds(
  _browser: Browser,
  sites: readonly Site[],
  runs: number,
): Promise<string> {
  const measured = (['ours', 'docusaurus'] as const).filter((name) =>
    sites.some((site) => site.name === name),
  );
  const rows = await measureInTurn(
    measured.map((name) => ({name})),
    runs,
    ({name}) => {
      const folder = folders[name];
      rmSync(path.join(folder, generatedFolder), {recursive: true, force: true});
      const cold = build(folder, false);
      build(folder, true);
      return Promise.resolve([cold, build(folder, true)]);
    },
  );
  return `### Builds, seconds of CPU\n\n${table(['site', 'cold', 'warm'], rows)}`;
}
