/** Writes compressed files next to those of a build, so a server doesn't have to compress anything. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {contentTypes} from '../../plugins/after-build/server-files/headers/contentTypes';
import {listFiles} from '../support/files';

const smallest = 1024;

/** Whether a file contains text: all other kinds are already compressed. */
export function isText(file: string): boolean {
  return /^text\/|json|xml|yaml/.test(contentTypes[path.extname(file).slice(1)] ?? '');
}

/** The compressed forms of a file by extension; none if compression saves less than a tenth. */
export function compressedForms(content: Buffer): ReadonlyMap<string, Buffer> {
  if (content.length < smallest) {
    return new Map();
  }
  const forms = [
    ['.gz', gzipSync(content, {level: 9})],
    ['.br', brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}})],
  ] as const;
  return new Map(forms.filter(([, form]) => form.length < content.length * 0.9));
}

/** @returns how many files were compressed */
export function compressFolder(folder: string): number {
  let count = 0;
  for (const file of listFiles(folder).filter(isText)) {
    const target = path.join(folder, file);
    const forms = compressedForms(readFileSync(target));
    for (const [ending, form] of forms) {
      writeFileSync(target + ending, form);
    }
    count += forms.size > 0 ? 1 : 0;
  }
  return count;
}
