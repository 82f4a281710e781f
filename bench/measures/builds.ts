import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {generators} from '../sites/generators';
import {folderOf, type Site} from '../sites/serveSites';
import {benchFolder, projectRoot, runBuild} from '../support/packages';
import {measureInterleaved, table} from '../support/table';

/** The sites that the same program builds, and where its packages are. */
const measured = [
  {name: 'ours', folder: projectRoot, packages: projectRoot},
  {name: 'docusaurus', folder: folderOf('docusaurus'), packages: benchFolder},
] as const;
const generatedFolder = '.docusaurus-bench';

/** Builds into a temporary folder. @returns CPU time in seconds */
function build({folder, packages}: (typeof measured)[number], keepsCache: boolean): number {
  const output = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const script = path.join(packages, 'node_modules', generators.docusaurus.script);
  try {
    return runBuild(folder, script, ['--out-dir', path.join(output, 'build')], {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder,
      ...(!keepsCache && {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}),
    });
  } finally {
    rmSync(output, {recursive: true, force: true});
  }
}

/** The CPU time of a build without caches, and of one with the caches of the build before it. */
export async function measureBuilds(
  _browser: Browser,
  sites: readonly Site[],
  runs: number,
): Promise<string> {
  const rows = await measureInterleaved(
    measured.filter(({name}) => sites.some((site) => site.name === name)),
    runs,
    (site) => {
      rmSync(path.join(site.folder, generatedFolder), {recursive: true, force: true});
      const cold = build(site, false);
      build(site, true);
      return Promise.resolve([cold, build(site, true)]);
    },
  );
  return `### Builds, seconds of CPU\n\n${table(['site', 'cold', 'warm'], rows)}`;
}
