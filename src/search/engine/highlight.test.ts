import {describe, expect, it} from 'vitest';
import {findMatches, markMatches, matchedTokens, matchedWords} from './highlight';

const tags = {pre: '<mark>', post: '</mark>'};
const mark = (text: string, ...terms: readonly string[]): string =>
  markMatches(text, findMatches(matchedTokens(text, new Set(terms))), tags);

describe('highlighting', () => {
  it('marks every place of a matched term, in any case', () => {
    expect(mark('Alert on alert', 'alert')).toBe('<mark>Alert</mark> on <mark>alert</mark>');
  });

  it('marks a joined word once, not its parts inside it', () => {
    expect(mark('use docker-compose now', 'docker', 'compose', 'dockercompose')).toBe(
      'use <mark>docker-compose</mark> now',
    );
  });

  it('marks a part of a word that is written together', () => {
    expect(mark('privateKeysPath', 'keys')).toBe('private<mark>Keys</mark>Path');
  });

  it('escapes before it marks', () => {
    expect(mark('<b>alert</b> & "co"', 'alert', 'b')).toBe(
      '&lt;<mark>b</mark>&gt;<mark>alert</mark>&lt;/<mark>b</mark>&gt; &amp; &quot;co&quot;',
    );
  });

  it('leaves a text without matches as it is', () => {
    expect(mark('nothing here')).toBe('nothing here');
    expect(mark('')).toBe('');
  });

  it('names the matched words once each', () => {
    expect(matchedWords(matchedTokens('alert, alert, server', new Set(['alert', 'down'])))).toEqual([
      'alert',
    ]);
  });
});
