/** A copy of the site with other files in it, for settings that the framework reads from the site's folder. */
import {cpSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {deploymentVariables} from '../../src/site/deployment';
import {searchVariables} from '../../src/site/search';

/** What a build reads, besides its packages. */
const siteParts = [
  'babel.config.js',
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
  'vercel.json',
] as const;

/** The copy in which the development server is started. */
export const startSite = path.resolve('.test-builds/start-site');

/** The developer's environment mustn't affect what's built. */
export const neutralEnvironment: Readonly<Record<string, undefined>> = Object.fromEntries(
  [...deploymentVariables, ...searchVariables].map((name) => [name, undefined]),
);

/**
 * Copies the site in the working folder, and copies the files of `overlay`, if any, over it. The packages stay where
 * they are.
 *
 * @param target folder of the copy; its previous contents are deleted
 */
export function copySite(target: string, overlay?: string): void {
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  for (const name of siteParts) {
    cpSync(name, path.join(target, name), {recursive: true});
  }
  if (overlay !== undefined) {
    cpSync(overlay, target, {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), path.join(target, 'node_modules'), 'junction');
}
