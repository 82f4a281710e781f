import {describe, expect, it} from 'vitest';
import type {TextPart} from './contract';
import {cutSnippet} from './snippet';

/** Matches are written in brackets. */
function cut(text: string, words = 5): string {
  const parts = text
    .split(/(\[.*?\])/)
    .map((piece): TextPart => ({text: piece.replace(/[[\]]/g, ''), isMatch: piece.startsWith('[')}));
  return cutSnippet(parts, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

describe('a snippet', () => {
  it('is the whole text when it is short', () => {
    expect(cut('one [two] three')).toBe('one [two] three');
  });

  it('starts at the beginning of the text if nothing matches', () => {
    expect(cut('a b c d e f g')).toBe('a b c d e…');
  });

  it('puts the match into the middle', () => {
    expect(cut('a b c d e [match] f g h i')).toBe('…d e [match] f g…');
    expect(cut('a b c d e f [g] h i j k l', 10)).toBe('…c d e f [g] h i j k l');
  });

  it('shows the end if the match is there', () => {
    expect(cut('a b c d e f [match]')).toBe('…c d e f [match]');
  });

  it('prefers the stretch with the most matches, and the first of equal ones', () => {
    expect(cut('[red] a b c d e f g [red] h [blue] i j k')).toBe('…g [red] h [blue] i…');
    expect(cut('[red] a b c d e f g [red]')).toBe('[red] a b c d…');
  });

  it('marks a part of a word, and each word of a match with a space in it', () => {
    expect(cut('private[Keys]Path a [log in] b c d')).toBe('private[Keys]Path a [log] [in] b…');
  });

  it('cuts words that nobody would read', () => {
    expect(cut(`[see] ${'x'.repeat(500)} end`)).toBe(`[see] ${'x'.repeat(60)}… end`);
  });

  it('shows once, with an ellipsis, where text was cut off', () => {
    expect(cut('…[a] b c d e f…')).toBe('…[a] b c d e…');
    expect(cut('…one [two] three…')).toBe('…one [two] three…');
    expect(cut('a [b] c.…')).toBe('a [b] c…');
    expect(cut('a [b] c, d e', 3)).toBe('a [b] c…');
  });

  it('of an empty text is empty', () => {
    expect(cut('')).toBe('');
  });
});
