import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/**
 * Part of the bundler: puts a rewritten registry of chunks in the place of the framework's.
 *
 * @param owner name of the plugin; the rewritten file is kept in its folder of generated files
 * @param registry text of the framework's, rewritten
 */
export function replaceRegistry(
  {NormalModuleReplacementPlugin}: Bundler,
  generatedFilesDir: string,
  owner: string,
  registry: string,
): InstanceType<Bundler['NormalModuleReplacementPlugin']> {
  const file = path.join(generatedFilesDir, owner, 'registry.js');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, registry);
  return new NormalModuleReplacementPlugin(/^@generated\/registry$/, file);
}

/** Text of the registry that the framework has generated. */
export function readRegistry(generatedFilesDir: string): string {
  return readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
}
