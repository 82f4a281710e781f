/** A copy of the site with other files in it, for settings that the framework reads from the folder of the site. */
import {cpSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** What a build reads, beside its packages. */
const sources = [
  'data',
  'docs',
  'docusaurus.config.ts',
  'tests/fixtures',
  'i18n',
  'package.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
] as const;

/**
 * Copies the site in the working folder and lays the files of `overlay` over it. The packages stay where they are.
 *
 * @param target folder of the copy; what was there is deleted
 */
export function copySite(target: string, overlay: string): void {
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  for (const name of sources) {
    cpSync(name, path.join(target, name), {recursive: true});
  }
  cpSync(overlay, target, {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(target, 'node_modules'), 'junction');
}
