import {
  manifestPath,
  type IndexFile,
  type IndexManifest,
} from '../../../plugins/search-index/shared/indexFile';
import {DeserializationError, RetryError} from './errors';

/** For both files: long enough for a slow phone line, short enough to say so when nothing comes. */
const patienceMs = 10_000;

async function fetchJson(url: string, cache: RequestCache, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {cache, signal});
    text = await response.text();
  } catch (cause) {
    throw new RetryError(`${url} could not be fetched.`, {cause});
  }
  if (!response.ok) {
    throw new RetryError(`${url} answered ${response.status}.`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new DeserializationError(`${url} is not JSON.`, {cause});
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
 * @throws RetryError or DeserializationError
 */
export async function fetchIndex(basePath: string): Promise<IndexFile> {
  const manifestUrl = `${basePath}${manifestPath}`;
  const signal = AbortSignal.timeout(patienceMs);
  const manifest = await fetchJson(manifestUrl, 'no-cache', signal);
  if (!isManifest(manifest)) {
    throw new DeserializationError(`${manifestUrl} names no index.`);
  }
  const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  // `createEngine` finds out whether the content is an index.
  return (await fetchJson(`${folder}${manifest.index}`, 'default', signal)) as IndexFile;
}
