/** Entry of the chunk that only sites with the embedded index load. */
import {createEmbeddedClient} from './embeddedClient';
import {createEngine} from './engine';
import {fetchIndex} from './fetchIndex';
import type {LoadedClient} from './lazyClient';
import {once} from './once';

export function loadEmbeddedClient(basePath: string): LoadedClient {
  const loadEngine = once(async () => createEngine(await fetchIndex(basePath)));
  return {client: createEmbeddedClient(loadEngine), prepare: loadEngine};
}
