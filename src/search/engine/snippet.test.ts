import {describe, expect, it} from 'vitest';
import {findMatches, matchedTokens} from './highlight';
import {snippet} from './snippet';

const options = {words: 5, tags: {pre: '[', post: ']'}, ellipsis: '…'};
const cut = (text: string, ...terms: readonly string[]): string =>
  snippet(text, findMatches(matchedTokens(text, new Set(terms))), options);

describe('a snippet', () => {
  it('is the whole text when it is short', () => {
    expect(cut('one two three', 'two')).toBe('one [two] three');
  });

  it('begins with the text when nothing matches', () => {
    expect(cut('a b c d e f g', 'z')).toBe('a b c d e…');
  });

  it('puts the match into the middle', () => {
    expect(cut('a b c d e match f g h i', 'match')).toBe('…d e [match] f g…');
  });

  it('shows the end when the match is there', () => {
    expect(cut('a b c d e f match', 'match')).toBe('…c d e f [match]');
  });

  it('prefers the stretch with most matches, and of equals the first', () => {
    expect(cut('red a b c d e f g red h blue i j k', 'red', 'blue')).toBe('…g [red] h [blue] i…');
    expect(cut('red a b c d e f g red', 'red')).toBe('[red] a b c d…');
  });

  it('cuts words that nobody would read', () => {
    expect(cut(`see ${'x'.repeat(500)} end`, 'see')).toBe(`[see] ${'x'.repeat(60)}… end`);
  });

  it('escapes markup', () => {
    expect(cut('<img src=x onerror=alert(1)>', 'img')).toBe('&lt;[img] src=x onerror=alert(1)&gt;');
  });

  it('of an empty text is empty', () => {
    expect(cut('', 'x')).toBe('');
  });
});
