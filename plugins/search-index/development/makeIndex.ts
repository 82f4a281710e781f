import path from 'node:path';
import logger from '@docusaurus/logger';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {indexPages} from '../build/indexPages';
import type * as entry from './browser/entry';
import {openBundle} from './openBundle';
import {renderPages} from './renderPages';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
export type Compiler = InstanceType<Bundler['Compiler']>;
/** The outcome of a compilation. */
export type Stats = InstanceType<Bundler['Stats']>;

/** The module through which the browser bundle exposes what renders pages. */
export const entryFile = path.join(__dirname, 'browser/entry.ts');

/** The files of the development server, which are in memory. */
interface Files {
  readonly readFileSync: (file: string, encoding: 'utf8') => string;
}

/** What every page begins with, without hot updates, which replace modules that have changed since. */
function isScript(file: string): boolean {
  return file.endsWith('.js') && !file.endsWith('.hot-update.js');
}

/** Makes the index as a build does, from pages rendered by the code that was compiled for browsers. */
export async function makeIndex({compilation}: Stats): Promise<string> {
  const {compiler, entrypoints, outputOptions} = compilation;
  const files = compiler.outputFileSystem as unknown as Files;
  const require = openBundle({
    scripts: (entrypoints.get('main')?.getFiles() ?? []).filter(isScript),
    chunkLoadingGlobal: outputOptions.chunkLoadingGlobal,
    read: (name) => files.readFileSync(path.join(compiler.outputPath, name), 'utf8'),
  });
  const module = `./${path.relative(compiler.context, entryFile).replaceAll(path.sep, '/')}`;
  const {loadRenderer} = require(module) as typeof entry;
  const pages = await renderPages(await loadRenderer(), (page, error) => {
    logger.warn(`Search leaves out ${page}, which can't be rendered: ${String(error)}`);
  });
  return indexPages(pages, 'embedded');
}
