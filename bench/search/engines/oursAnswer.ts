import {answerRequest} from '../../../src/search/client/embedded/answerRequest';
import {createEngine} from '../../../src/search/engine/engine';
import type {IndexFile} from '../../../plugins/search-index/shared/indexFile';
import type {Engine} from './engine';
import {engine as ranking} from './ours';
import {modalRequest} from './modalRequest';

/** Our engine on the page's own thread with the whole answer: hierarchy, snippets, and highlights. */
export const engine: Engine = {
  build: ranking.build,
  load(file) {
    const loaded = createEngine(JSON.parse(file) as IndexFile);
    return (query) => answerRequest(loaded, modalRequest(query)).nbHits;
  },
};
