import type {DerivedQuery} from './derived';

const minLength = 5;
const letters = 'etaoinsrhl';

/** The same number for the same text on every machine (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

function mistype(word: string, seed: number): string {
  const place = 1 + (seed % (word.length - 2));
  const letter = letters[(seed >>> 8) % letters.length] ?? 'e';
  const other = letter === word[place] ? 'x' : letter;
  const [before, at, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
  const kinds = [
    before + after,
    before + other + after,
    before + other + at + after,
    at === after.charAt(0) ? before + after : before + after.charAt(0) + at + after.slice(1),
  ];
  return kinds[(seed >>> 16) % kinds.length] ?? word;
}

/** The search with one letter of its longest word wrong: left out, replaced, added or swapped. */
export function withTypo(query: DerivedQuery): DerivedQuery | null {
  const words = query.query.match(/\p{L}+/gu) ?? [];
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest.length < minLength) {
    return null;
  }
  return {...query, query: query.query.replace(longest, mistype(longest, hash(query.query)))};
}
