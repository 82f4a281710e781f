import {manifestPath, type IndexFile, type IndexManifest} from '../../../lib/search/indexFile';
import {stallTimeoutMs} from './stallTimeout';

interface Download {
  readonly url: string;
  readonly cache: RequestCache;
  /** Gets the number of bytes received so far, uncompressed. */
  readonly onBytes?: (received: number) => void;
}

async function fetchText({url, cache, onBytes}: Download): Promise<string> {
  const controller = new AbortController();
  const {signal} = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForMore = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), stallTimeoutMs);
  };
  let received = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, output) {
      waitForMore();
      received += piece.byteLength;
      onBytes?.(received);
      output.enqueue(piece);
    },
  });
  waitForMore();
  try {
    const {ok, status, body} = await fetch(url, {cache, signal});
    if (!ok) {
      throw new Error(`${url} has status ${status}.`);
    }
    return await new Response(body?.pipeThrough(counter, {signal})).text();
  } finally {
    clearTimeout(timer);
  }
}

function isManifest(value: unknown): value is IndexManifest {
  const {index, bytes} = (value ?? {}) as Partial<IndexManifest>;
  // The name becomes part of a URL, so only a plain file name is accepted.
  return typeof index === 'string' && /^[\w.-]+\.json$/.test(index) && typeof bytes === 'number';
}

/** Gets how much of the index has been received, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Fetches the manifest, then the index file that it names.
 *
 * @param basePath base path of the site, with a slash at the end
 */
export async function fetchIndex(basePath: string, onProgress: OnProgress): Promise<IndexFile> {
  onProgress(0);
  const manifestUrl = `${basePath}${manifestPath}`;
  const manifest = JSON.parse(await fetchText({url: manifestUrl, cache: 'no-cache'})) as unknown;
  if (!isManifest(manifest)) {
    throw new Error(`${manifestUrl} names no index.`);
  }
  const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  const text = await fetchText({
    url: `${folder}${manifest.index}`,
    cache: 'default',
    onBytes: (received) => {
      onProgress(Math.min(received / manifest.bytes, 1));
    },
  });
  return JSON.parse(text) as IndexFile;
}
