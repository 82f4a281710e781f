import {compoundOf} from './compounds';

/**
 * Text as numbers of a word list's entries: smaller to send than the text itself, and each word is tokenized once
 * instead of every time it occurs. Entries are separated by a space, except for punctuation: in the list, it ends with
 * a space if it's right before a word, and begins with one if it's right after: `"( "`, `" ,"`.
 */

/** Precedes a block of text; 1 to 6 precede a heading of that level. */
export const blockMark = 0;
/** The number of the word list's first entry. */
export const firstWord = 7;

/** A word with the punctuation around it, so `server`, `server,` and `(server)` share an entry. */
const signsAround = /^([^\p{L}\p{N}\p{M}]*)(.*[\p{L}\p{N}\p{M}])([^\p{L}\p{N}\p{M}]*)$/su;

/** Two words that are also read as one (`log in`) are one entry, unless punctuation separates them. */
function joinCompounds(entries: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const entry of entries) {
    const before = joined.at(-1) ?? '';
    if (compoundOf(before.toLowerCase(), entry.toLowerCase()) === undefined) {
      joined.push(entry);
    } else {
      joined[joined.length - 1] = `${before} ${entry}`;
    }
  }
  return joined;
}

/** The entries of the word list that make up a text. */
export function splitText(text: string): readonly string[] {
  const entries = text.split(' ').flatMap((word) => {
    const [, before = '', core = word, after = ''] = signsAround.exec(word) ?? [];
    return [before && `${before} `, core, after && ` ${after}`].filter(
      (entry, index) => index === 1 || entry,
    );
  });
  return joinCompounds(entries);
}

/** Undoes `splitText` for some of the entries of a list. */
export function joinText(words: readonly string[], numbers: Iterable<number>): string {
  let text = '';
  let separator = '';
  for (const number of numbers) {
    const word = words[number - firstWord] ?? '';
    const isBefore = word.length > 1 && word.endsWith(' ');
    const isAfter = word.length > 1 && word.startsWith(' ');
    text += isAfter ? word.slice(1) : separator + (isBefore ? word.slice(0, -1) : word);
    separator = isBefore ? '' : ' ';
  }
  return text;
}

const firstCode = 32;
const surrogates = {start: 0xd800, count: 0x800, end: 0xe000};

/** Encodes numbers as characters; small numbers get characters that take few bytes. */
export function encodeNumbers(numbers: readonly number[]): string {
  const codes = numbers.map((number) => firstCode + number);
  return codes
    .map((code) => String.fromCodePoint(code < surrogates.start ? code : code + surrogates.count))
    .join('');
}

/** Undoes `encodeNumbers`. */
export function decodeNumbers(text: string): Int32Array {
  const numbers = new Int32Array(text.length);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) ?? 0;
    index += code > 0xffff ? 1 : 0;
    numbers[length] = code - firstCode - (code < surrogates.end ? 0 : surrogates.count);
    length += 1;
  }
  return numbers.subarray(0, length);
}

/** Encodes numbers whose order doesn't matter, each once, as the steps from one to the next: small, and never 0. */
export function encodeDeltas(numbers: readonly number[]): string {
  const ascending = [...new Set(numbers)].sort((a, b) => a - b);
  return encodeNumbers(ascending.map((number, index) => number - (ascending[index - 1] ?? 0)));
}

/** Undoes `encodeDeltas` in place, up to the first block mark. */
export function decodeDeltas(numbers: Int32Array): Int32Array {
  const mark = numbers.indexOf(blockMark);
  const end = mark < 0 ? numbers.length : mark;
  for (let index = 1; index < end; index += 1) {
    numbers[index] = (numbers[index] ?? 0) + (numbers[index - 1] ?? 0);
  }
  return numbers;
}
