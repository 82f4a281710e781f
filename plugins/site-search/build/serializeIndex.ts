import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import type {IndexManifest} from '../shared/indexFile';
import type {SearchSite} from '../shared/page';
import {recordsBySection} from '../shared/toRecords';
import {buildIndex} from './buildIndex';

const hashLength = 10;

/** An index ready to be written. */
export interface SerializedIndex {
  readonly manifest: IndexManifest;
  readonly json: string;
  /** Bytes that a reader's browser fetches. */
  readonly brotliBytes: number;
}

function countRecords(site: SearchSite): number {
  return site.pages.reduce((sum, page) => sum + recordsBySection(site.origin, page).flat().length, 0);
}

/** Turns a site into the text of its index file and the manifest that names it by its content. */
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
    brotliBytes: brotliCompressSync(json).byteLength,
  };
}
