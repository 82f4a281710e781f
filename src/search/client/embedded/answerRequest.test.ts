import {describe, expect, it} from 'vitest';
import {matchedParts} from './answerRequest';

const matchesIn = (text: string, ...terms: readonly string[]): readonly string[] =>
  matchedParts(text, new Set(terms))
    .filter(({isMatch}) => isMatch)
    .map((part) => part.text);

describe('matches', () => {
  it('are all places of a matched term, in any case', () => {
    expect(matchesIn('Alert on alert', 'alert')).toEqual(['Alert', 'alert']);
  });

  it('cover a joined word once, without its parts inside it', () => {
    expect(matchesIn('use docker-compose now', 'docker', 'compose', 'dockercompose')).toEqual([
      'docker-compose',
    ]);
  });

  it('cover a part of a word that is written together', () => {
    expect(matchesIn('privateKeysPath', 'keys')).toEqual(['Keys']);
  });

  it('are missing where no term is found', () => {
    expect(matchesIn('nothing here', 'alert')).toEqual([]);
    expect(matchesIn('', 'alert')).toEqual([]);
  });
});
