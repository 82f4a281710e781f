import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Bytes of a file as it is, and as a static host compresses it once. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Compresses with the highest level of each method, as hosts do with files that don't change. */
export async function compress(body: Buffer): Promise<{readonly gzip: Buffer; readonly brotli: Buffer}> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length};
  const [gzipped, brotlied] = await Promise.all([asGzip(body, {level: 9}), asBrotli(body, {params})]);
  return {gzip: gzipped, brotli: brotlied};
}

/** Sizes of a text or file. */
export async function sizesOf(content: string | Buffer): Promise<Sizes> {
  const body = Buffer.from(content);
  const compressed = await compress(body);
  return {raw: body.length, gzip: compressed.gzip.length, brotli: compressed.brotli.length};
}
