import {expect, it} from 'vitest';
import {
  blockMark,
  decodeNumbers,
  decodeDeltas,
  encodeNumbers,
  encodeDeltas,
  firstWord,
  joinText,
  splitText,
} from './dictionaryEncoding';

it.each([
  'One word, (two) words: three.',
  'docker-compose.yml "quoted" --flag → /etc/hosts; $HOME | ...',
  ' two  spaces  ',
  'Log in, back up; log (in) and set up',
  '',
  ' ',
  'line\nbreak and no-break\u00a0space ,',
  'Ünïcode naïve 東京、日本 \ud800 é\u0301! 😀 a',
])('gives back the text %j', (text) => {
  const words = [...new Set(splitText(text))];
  const numbers = splitText(text).map((word) => firstWord + words.indexOf(word));
  expect(joinText(words, numbers)).toBe(text);
});

it('reads two words as one entry if they are also one word', () => {
  expect(splitText('Log in, then set up.')).toEqual(['Log in', ' ,', 'then', 'set up', ' .']);
  expect(splitText('See the log. In short')).toContain('In');
});

it('keeps a word and the punctuation around it apart', () => {
  expect(splitText('(server), v1.2 --')).toEqual(['( ', 'server', ' ),', 'v1.2', '--']);
});

it('writes any number as a character and reads it again', () => {
  const numbers = [0, 1, 6, 7, 60, 0xd7df, 0xd7e0, 0xffff, 0x1_0000, 500_000];
  expect([...decodeNumbers(encodeNumbers(numbers))]).toEqual(numbers);
  // No unpaired surrogates, which a file couldn't store.
  expect(() => encodeURIComponent(encodeNumbers(numbers))).not.toThrow();
});

it('writes a set of numbers and reads it again, without changing what follows it', () => {
  const keywords = [blockMark, 900, 8];
  expect([...decodeDeltas(decodeNumbers(encodeDeltas([70_000, 7, 9, 7])))]).toEqual([7, 9, 70_000]);
  const numbers = decodeNumbers(encodeDeltas([12, 7]) + encodeNumbers(keywords));
  expect([...decodeDeltas(numbers)]).toEqual([7, 12, ...keywords]);
  expect([...decodeDeltas(decodeNumbers(encodeNumbers(keywords)))]).toEqual(keywords);
});
