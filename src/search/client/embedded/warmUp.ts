import {encodeNumbers, firstWord} from '../../../lib/search/dictionaryEncoding';
import type {IndexFile} from '../../../lib/search/indexFile';
import {searchSettings} from '../../../site/search';
import {createEngine, type SearchEngine} from '../../engine/engine';
import {answerRequest} from './answerRequest';

const words = ['Warm', 'serviceName', 'docker-compose', 'two', '3', ' .'];
const title = 1;

/** An index of one short page. */
const smallIndex: IndexFile = {
  origin: '',
  words,
  pages: [
    {
      ...{path: '/', lvl0: '', language: 'en', docusaurusTag: 'default'},
      anchors: [0],
      messages: [[0, 0]],
    },
  ],
  texts: [encodeNumbers([title, ...words.map((_, index) => firstWord + index)])],
  descriptions: [''],
};

function search(engine: SearchEngine, query: string): void {
  answerRequest(engine, {
    query,
    page: 0,
    language: 'en',
    tags: ['default'],
    isNarrow: false,
    snippetWords: searchSettings.snippetWords.modal.wide,
  });
}

/** Searches whose results are discarded: code and patterns are several times slower the first time they're used. */
export function warmUp(): void {
  const engine = createEngine(smallIndex);
  for (const query of ['w', 'wa', 'docker-compose', 'warn two']) {
    search(engine, query);
  }
}

/** Letters that many words begin with: a query's first letter finds more than any later one. */
const letters = ['s', 'c', 'a', 'd'];

/** Milliseconds to wait, because a reader who's already typing sends a request within that time. */
const headStartMs = 200;

/**
 * Searches the index for a few letters, one at a time, so that when a reader who has only pointed at the button types a
 * first letter, the code has already run.
 *
 * @param isWanted whether there hasn't been a request yet
 */
export function practice(engine: SearchEngine, isWanted: () => boolean): void {
  const rest = [...letters];
  const searchNext = (): void => {
    const letter = isWanted() ? rest.shift() : undefined;
    if (letter !== undefined) {
      search(engine, letter);
      setTimeout(searchNext);
    }
  };
  setTimeout(searchNext, headStartMs);
}
