import {withDefaults} from '../../../src/site/readerValues';
import {sentencesOf} from '../shorten';
import {isExplained, type Term} from './schema';
import type {Explanations} from '../../../src/lib/reference/explanations';

/** What pages show about terms without leaving the page. */
export function makeExplanations(terms: readonly Term[]): Explanations {
  return Object.fromEntries(
    terms.filter(isExplained).map(({id, term, means}) => {
      const [sentence = ''] = sentencesOf(withDefaults(means));
      return [id, [term, sentence.replace(/[`*]/g, '')]];
    }),
  );
}
