import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterAll, expect, it} from 'vitest';
import {expectModules} from './expectModules';

const folder = mkdtempSync(path.join(tmpdir(), 'expect-modules-'));
mkdirSync(path.join(folder, 'src'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** The messages of a build of one file that expects another one. */
async function build(code: string): Promise<readonly string[]> {
  const entry = path.join(folder, 'src/index.js');
  writeFileSync(entry, code);
  writeFileSync(path.join(folder, 'src/patch.js'), '');
  const compiler = rspack({
    context: folder,
    entry,
    output: {path: path.join(folder, 'out')},
    plugins: [expectModules([path.join(folder, 'src/patch.js')])],
  });
  const errors = await new Promise<readonly string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) {
        reject(error);
      } else {
        resolve(stats?.compilation.errors.map(({message}) => message) ?? []);
      }
    });
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  return errors;
}

it('accepts a build that has the module', async () => {
  expect(await build("import './patch';")).toEqual([]);
});

it('names the module that a build no longer has', async () => {
  expect(await build('')).toEqual([expect.stringContaining('plugins/framework-patches/patch.js')]);
});

it('stays silent if another failure is why a module is missing', async () => {
  expect(await build("import './elsewhere';")).toEqual([expect.stringContaining('elsewhere')]);
});
