import {createTaskRunner} from '../../../plugins/site-search/browser/worker/taskRunner';
import type {IndexFile} from '../../../plugins/site-search/shared/indexFile';
import type {Engine} from './engine';
import {modalRequest} from './modalRequest';
import {engine as ranking} from './ours';

/** Our engine as it is shipped: the whole answer comes from a worker, which no throttle slows down. */
export const engine: Engine = {
  build: ranking.build,
  async load(file) {
    const run = createTaskRunner(new Worker('worker.js'));
    await run({kind: 'load', file: JSON.parse(file) as IndexFile});
    return async (query) => {
      const result = await run({kind: 'answer', request: modalRequest(query)});
      return result?.nbHits ?? 0;
    };
  },
};
