import {createEngine} from '../../../plugins/site-search/browser/engine';
import {buildIndex} from '../../../plugins/site-search/build/buildIndex';
import type {IndexFile} from '../../../plugins/site-search/shared/indexFile';
import type {Engine} from './engine';

/** Our engine on the page's own thread: ranking alone, as with the others. */
export const engine: Engine = {
  build: (site) => JSON.stringify(buildIndex(site)),
  load(file) {
    const {search} = createEngine(JSON.parse(file) as IndexFile);
    return (query) => search(query).length;
  },
};
