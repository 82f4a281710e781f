import {createHash} from 'node:crypto';
import {brotliCompressSync, constants} from 'node:zlib';
import type {IndexManifest} from '../../../src/lib/search/indexFile';
import type {SearchSite} from '../../../src/lib/search/page';
import {buildIndex} from './buildIndex';

const hashLength = 10;

/** Within 5% of the highest level, which takes eight times as long. */
const forReport = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

/** An index, ready to be written. */
export interface SerializedIndex {
  readonly manifest: IndexManifest;
  readonly json: string;
  /** Roughly what a reader's browser fetches. */
  readonly brotliBytes: number;
}

/** One record for each heading and one for each block of text. */
function countRecords({pages}: SearchSite): number {
  return pages.flatMap(({sections}) => sections).reduce((sum, {blocks}) => sum + 1 + blocks.length, 0);
}

/** Turns a site into the text of its index file and the manifest that names it. */
export function serializeIndex(site: SearchSite): SerializedIndex {
  const json = JSON.stringify(buildIndex(site));
  const hash = createHash('sha256').update(json).digest('hex').slice(0, hashLength);
  return {
    manifest: {
      index: `index-${hash}.json`,
      records: countRecords(site),
      pages: site.pages.length,
      bytes: Buffer.byteLength(json),
    },
    json,
    brotliBytes: brotliCompressSync(json, forReport).byteLength,
  };
}
