import {connectWorker} from '../../../src/search/client/embedded/connectWorker';
import type {Engine} from './engine';
import {modalRequest} from './modalRequest';
import {engine as ranking} from './ours';

/**
 * Our engine as it is shipped: the worker fetches the index by itself, and the whole answer comes from it. No throttle
 * slows it down.
 */
export const engine: Engine = {
  build: ranking.build,
  async load() {
    const worker = connectWorker(new Worker('worker.js', {name: location.pathname}), () => undefined);
    const search = async (query: string): Promise<number> => {
      const reply = await worker.ask(modalRequest(query));
      if (reply === null || 'failure' in reply) {
        throw new Error(`The search worker doesn't respond: ${reply?.failure.message ?? 'it stopped'}`);
      }
      return reply.result?.nbHits ?? 0;
    };
    await worker.ask('prepare');
    return search;
  },
};
