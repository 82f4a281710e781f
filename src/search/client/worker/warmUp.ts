import {encodeNumbers, firstWord} from '../../../../plugins/search-index/shared/codedText';
import type {IndexFile} from '../../../../plugins/search-index/shared/indexFile';
import {answerRequest} from '../../engine/answerRequest';
import {createEngine, type SearchEngine} from '../../engine/engine';

const words = ['Warm', 'serviceName', 'docker-compose', 'two', '3', ' .'];
const title = 1;

/** An index of one page that says little. */
const smallIndex: IndexFile = {
  origin: '',
  groups: [['', 'en', 'default', null]],
  words,
  pages: [['/', 0, encodeNumbers([title, ...words.map((_, index) => firstWord + index)]), [0]]],
};

function search(engine: SearchEngine, query: string): void {
  const facetFilters = ['language:en', ['docusaurus_tag:default']];
  answerRequest(engine, {indexName: '', query, facetFilters, attributesToSnippet: ['content:12']});
}

/** Asked for nobody: code that runs for the first time, and patterns used for the first time, take several times as long. */
export function warmUp(): void {
  const engine = createEngine(smallIndex);
  for (const query of ['w', 'wa', 'docker-compose', 'warn two']) {
    search(engine, query);
  }
}

/** Letters that many words begin with: the first letter of a query finds more than any other. */
const letters = ['s', 'c', 'a', 'd'];

/** Milliseconds until a reader who is typing already has asked. */
const headStartMs = 200;

/**
 * Searches the index for nobody, a letter at a time, so that the first letter of a reader who has only pointed at the
 * button is answered by code that has run before.
 *
 * @param isWanted whether nobody has asked so far
 */
export function practise(engine: SearchEngine, isWanted: () => boolean): void {
  const rest = [...letters];
  const goOn = (): void => {
    const letter = isWanted() ? rest.shift() : undefined;
    if (letter !== undefined) {
      search(engine, letter);
      setTimeout(goOn);
    }
  };
  setTimeout(goOn, headStartMs);
}
