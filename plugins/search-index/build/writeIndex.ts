import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {manifestPath} from '../shared/indexFile';
import type {SerializedIndex} from './serializeIndex';

const indexName = /^index-[0-9a-f]+\.json$/;

/**
 * Writes the index and its manifest below a folder and removes the indexes of earlier builds. The manifest comes
 * last, so that it never names a file that isn't there.
 */
export async function writeIndex(directory: string, {manifest, json}: SerializedIndex): Promise<void> {
  const manifestFile = path.join(directory, manifestPath);
  const folder = path.dirname(manifestFile);
  await mkdir(folder, {recursive: true});
  const old = (await readdir(folder)).filter((name) => indexName.test(name) && name !== manifest.index);
  await writeFile(path.join(folder, manifest.index), json);
  await writeFile(manifestFile, `${JSON.stringify(manifest)}\n`);
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
}
