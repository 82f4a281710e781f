import {encodeNumbers, firstWord} from '../../shared/codedText';
import type {IndexFile} from '../../shared/indexFile';
import {answerRequest} from '../answerRequest';
import {createEngine} from '../engine';

const words = ['Warm', 'serviceName', 'docker-compose', 'two', '3', ' .'];
const title = 1;

/** An index of one page that says little. */
const smallIndex: IndexFile = {
  origin: '',
  groups: [['', 'en', 'default', null]],
  words,
  pages: [['/', 0, encodeNumbers([title, ...words.map((_, index) => firstWord + index)]), [0]]],
};

/** Asked for nobody: code that runs for the first time, and patterns used for the first time, take several times as long. */
export function warmUp(): void {
  const engine = createEngine(smallIndex);
  for (const query of ['w', 'wa', 'docker-compose', 'warn two']) {
    const facetFilters = ['language:en', ['docusaurus_tag:default']];
    answerRequest(engine, {indexName: '', query, facetFilters, attributesToSnippet: ['hierarchy.lvl1:10']});
  }
}
