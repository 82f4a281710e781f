import {createEngine} from '../../../src/search/engine/engine';
import {buildIndex} from '../../../plugins/search-index/build/buildIndex';
import type {IndexFile} from '../../../plugins/search-index/shared/indexFile';
import type {Engine} from './engine';

/** Our engine on the page's own thread: ranking alone, as with the others. */
export const engine: Engine = {
  build: (site) => JSON.stringify(buildIndex(site)),
  load(file) {
    const {search} = createEngine(JSON.parse(file) as IndexFile);
    return (query) => search(query).length;
  },
};
