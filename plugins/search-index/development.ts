import {spawn} from 'node:child_process';
import {cp, readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {acceptLossVariable} from './build/pageLoss';
import {manifestPath} from './shared/indexFile';

/** What pages are made from. */
const sources = ['data', 'docs', 'src', 'sidebars.ts'];

const indexFolder = path.dirname(manifestPath);

/** Milliseconds since 1970 of the last change to a file, or to any file in a folder; 0 when there is none. */
async function lastChange(root: string): Promise<number> {
  const names = await readdir(root, {recursive: true}).catch(() => []);
  const times = ['', ...names].map(async (name) => (await stat(path.join(root, name))).mtimeMs);
  return Math.max(...(await Promise.all(times).catch(() => [0])));
}

/** @throws Error with the end of the build's output, when it fails */
async function build({siteDir, siteConfigPath, generatedFilesDir, i18n}: LoadContext): Promise<string> {
  const folder = path.join(generatedFilesDir, 'search-index');
  const outDir = path.join(folder, 'build');
  const command = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const options = ['--config', siteConfigPath, '--out-dir', outDir, '--locale', i18n.currentLocale];
  const child = spawn(process.execPath, [command, 'build', siteDir, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(siteDir, path.join(folder, 'generated')),
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      // Pages come and go while an author works.
      [acceptLossVariable]: '1',
    },
  });
  let output = '';
  const note = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-2000);
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (status !== 0) {
    throw new Error(`the build for it failed. Run "npm run build" to see why. It ended with:\n${output}`);
  }
  return outDir;
}

/**
 * Builds the site for its index, unless the index is newer than the pages.
 *
 * @param servedDir gets the manifest and the index, as a build of the site writes them
 * @returns whether there's a new index
 */
export async function refreshIndex(context: LoadContext, servedDir: string): Promise<boolean> {
  const indexed = await lastChange(path.join(servedDir, manifestPath));
  const changes = await Promise.all(sources.map((source) => lastChange(path.join(context.siteDir, source))));
  if (indexed > Math.max(...changes)) {
    return false;
  }
  const outDir = await build(context);
  await cp(path.join(outDir, indexFolder), path.join(servedDir, indexFolder), {
    recursive: true,
    // The search page is in the same folder; its built HTML must not cover the one in development.
    filter: (file) => !file.endsWith('.html'),
  });
  return true;
}
