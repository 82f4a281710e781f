import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Bundle} from './openBundle';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
export type Compiler = InstanceType<Bundler['Compiler']>;
/** The outcome of a compilation. */
export type Stats = InstanceType<Bundler['Stats']>;

/** The files of the development server, which are in memory. */
interface Files {
  readonly readFileSync: (file: string, encoding: 'utf8') => string;
}

/** What every page begins with, without hot updates, which replace modules that have changed since. */
function isScript(file: string): boolean {
  return file.endsWith('.js') && !file.endsWith('.hot-update.js');
}

/** What was compiled for browsers. */
export function bundleOf({compilation}: Stats): Bundle {
  const {compiler, entrypoints, outputOptions} = compilation;
  const files = compiler.outputFileSystem as unknown as Files;
  return {
    scripts: (entrypoints.get('main')?.getFiles() ?? []).filter(isScript),
    listName: outputOptions.chunkLoadingGlobal,
    read: (name) => files.readFileSync(path.join(compiler.outputPath, name), 'utf8'),
  };
}

/** The name of a file in a bundle. */
export function moduleName({compilation}: Stats, file: string): string {
  return `./${path.relative(compilation.compiler.context, file).replaceAll(path.sep, '/')}`;
}
