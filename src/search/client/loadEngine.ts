import {createEngine, type SearchEngine} from '../engine/engine';
import {DeserializationError} from './errors';
import {fetchIndex} from './fetchIndex';

/**
 * Fetches the index and makes the engine from it, in the worker or in the page.
 *
 * @param basePath base path of the site, with a slash at the end
 * @throws RetryError or DeserializationError
 */
export async function loadEngine(basePath: string): Promise<SearchEngine> {
  const file = await fetchIndex(basePath);
  try {
    return createEngine(file);
  } catch (cause) {
    throw new DeserializationError('The search index cannot be read.', {cause});
  }
}
