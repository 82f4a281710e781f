import {
  manifestPath,
  type IndexFile,
  type IndexManifest,
} from '../../../../plugins/search-index/shared/indexFile';
import {createEngine, type EmbeddedEngine} from '../../engine/engine';
import {failure} from '../failure';

/** For both files: long enough for a slow phone connection, short enough to report when nothing comes. */
const patienceMs = 10_000;

async function fetchJson(url: string, cache: RequestCache, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {cache, signal});
    text = await response.text();
  } catch (cause) {
    throw failure('RetryError', `${url} couldn't be fetched.`, cause);
  }
  if (!response.ok) {
    throw failure('RetryError', `${url} responded with status ${response.status}.`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw failure('DeserializationError', `${url} isn't JSON.`, cause);
  }
}

function isManifest(value: unknown): value is IndexManifest {
  const index = (value as Partial<IndexManifest> | null)?.index;
  // The name becomes part of an address, so only a plain file name will do.
  return typeof index === 'string' && /^[\w.-]+\.json$/.test(index);
}

/**
 * Fetches the manifest, then the index file that it names.
 *
 * @param basePath base path of the site, with a slash at the end
 * @throws Error named RetryError or DeserializationError
 */
export async function fetchIndex(basePath: string): Promise<IndexFile> {
  const manifestUrl = `${basePath}${manifestPath}`;
  const signal = AbortSignal.timeout(patienceMs);
  const manifest = await fetchJson(manifestUrl, 'no-cache', signal);
  if (!isManifest(manifest)) {
    throw failure('DeserializationError', `${manifestUrl} names no index.`);
  }
  const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  // `createEngine` finds out whether the content is an index.
  return (await fetchJson(`${folder}${manifest.index}`, 'default', signal)) as IndexFile;
}

/**
 * Fetches the index and makes the engine from it, in the worker or in the page.
 *
 * @param basePath base path of the site, with a slash at the end
 * @throws Error named RetryError or DeserializationError
 */
export async function loadEngine(basePath: string): Promise<EmbeddedEngine> {
  const file = await fetchIndex(basePath);
  try {
    return createEngine(file);
  } catch (cause) {
    throw failure('DeserializationError', "The search index can't be read.", cause);
  }
}
