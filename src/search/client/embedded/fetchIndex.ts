import {manifestPath, type IndexFile, type IndexManifest} from '../../../lib/search/indexFile';
import {createEngine, type SearchEngine} from '../../engine/engine';
import {failure} from '../failure';
import {patienceMs} from './patience';

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
    timer = setTimeout(() => controller.abort(), patienceMs);
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
      throw new Error(`It responded with status ${status}.`);
    }
    return await new Response(body?.pipeThrough(counter, {signal})).text();
  } finally {
    clearTimeout(timer);
  }
}

async function fetchJson(file: Download): Promise<unknown> {
  let text: string;
  try {
    text = await fetchText(file);
  } catch (cause) {
    throw failure('RetryError', `${file.url} couldn't be fetched.`, cause);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw failure('DeserializationError', `${file.url} isn't JSON.`, cause);
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
 * @throws Error named RetryError or DeserializationError
 */
export async function fetchIndex(basePath: string, onProgress: OnProgress): Promise<IndexFile> {
  onProgress(0);
  const manifestUrl = `${basePath}${manifestPath}`;
  const manifest = await fetchJson({url: manifestUrl, cache: 'no-cache'});
  if (!isManifest(manifest)) {
    throw failure('DeserializationError', `${manifestUrl} names no index.`);
  }
  const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  const content = await fetchJson({
    url: `${folder}${manifest.index}`,
    cache: 'default',
    onBytes: (received) => {
      onProgress(Math.min(received / manifest.bytes, 1));
    },
  });
  // `createEngine` checks whether the content is an index.
  return content as IndexFile;
}

/**
 * Fetches the index and makes the engine from it.
 *
 * @param basePath base path of the site, with a slash at the end
 * @throws Error named RetryError or DeserializationError
 */
export async function loadEngine(basePath: string, onProgress: OnProgress): Promise<SearchEngine> {
  const file = await fetchIndex(basePath, onProgress);
  try {
    return createEngine(file);
  } catch (cause) {
    throw failure('DeserializationError', "The search index can't be read.", cause);
  }
}
