import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {manifestPath} from '../../plugins/search-index/shared/indexFile';
import type {SearchSite} from '../../plugins/search-index/shared/page';
import {sizesOf, type Sizes} from '../support/compressed';
import {bundleEngine, bundleWorker} from './bundle';
import type {Contender} from './contenders';

/** A page with one engine and one index, ready to be opened. */
export interface PreparedPage {
  readonly contender: Contender;
  readonly records: number;
  /** Below the root of the server. */
  readonly address: string;
  readonly index: Sizes;
  readonly code: Sizes;
}

const html = '<!doctype html><html lang="en"><title>Bench</title><script src="engine.js"></script></html>';

/** The worker finds its index as it does on the site: through the manifest. */
function writeWorkerIndex(folder: string, index: string): void {
  const manifest = path.join(folder, manifestPath);
  mkdirSync(path.dirname(manifest), {recursive: true});
  writeFileSync(manifest, JSON.stringify({index: 'index.json'}));
  writeFileSync(path.join(path.dirname(manifest), 'index.json'), index);
}

/** Builds the index of a contender and writes the page that searches it. */
export async function preparePage(
  root: string,
  contender: Contender,
  site: SearchSite,
  records: number,
): Promise<PreparedPage> {
  const address = `${records}/${contender.module}`;
  const folder = path.join(root, address);
  mkdirSync(folder, {recursive: true});
  const {engine} = await contender.load();
  const index = await engine.build(site);
  bundleEngine(contender.module, path.join(folder, 'engine.js'));
  if (contender.inWorker) {
    bundleWorker(path.join(folder, 'worker.js'));
    writeWorkerIndex(folder, index);
  }
  writeFileSync(path.join(folder, 'index.html'), html);
  writeFileSync(path.join(folder, 'index.json'), index);
  const code = readFileSync(path.join(folder, contender.inWorker ? 'worker.js' : 'engine.js'));
  return {contender, records, address, index: await sizesOf(index), code: await sizesOf(code)};
}
