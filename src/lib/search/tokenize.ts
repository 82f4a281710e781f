import {compoundOf} from './compounds';

/** A term of the index and its position in the original text (`end` exclusive). */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Words that were, or could be, written together: `docker-compose`, `/etc/hosts`, `privateKeysPath`, or `log in`. */
export interface TokenGroup {
  readonly parts: readonly Token[];
  /** The parts read as one word, if there are several and the result is still a word that someone types. */
  readonly whole: Token | null;
}

const maxParts = 6;
const maxWholeLength = 40;

interface Patterns {
  /** Letters and digits, including those joined by punctuation in names, paths, and addresses. */
  readonly group: RegExp;
  readonly run: RegExp;
  /** `IDs`, `HTTP` before `Server`, `K8s`, `Server`, `keys` */
  readonly camel: RegExp;
  readonly innerCapital: RegExp;
}

/** Makes the patterns from character classes for letters, capitals, lowercase letters, digits, and marks. */
function createPatterns(L: string, Lu: string, Ll: string, N: string, M: string): Patterns {
  const word = `[${L}${N}${M}]+`;
  return {
    group: new RegExp(`${word}(?:[-_./\\\\:@+'’]{1,3}${word})*`, 'gu'),
    run: new RegExp(`${word}(?:['’][${L}${M}]+)*`, 'gu'),
    camel: new RegExp(
      `[${Lu}]+s(?![${L}])|[${Lu}]+(?![${Ll}])[${N}]*[${Ll}]*|[${Lu}]?[^${Lu}]+|[${Lu}]`,
      'gu',
    ),
    innerCapital: new RegExp(`[^${Lu}][${Lu}]|[${Lu}]{2}[${Ll}]`, 'u'),
  };
}

const anyPatterns = createPatterns('\\p{L}', '\\p{Lu}', '\\p{Ll}', '\\p{N}', '\\p{M}');
/** The same for text without other letters: a browser takes milliseconds to prepare the patterns for every script. */
const asciiPatterns = createPatterns('A-Za-z', 'A-Z', 'a-z', '0-9', '');
const asciiText = /^[\t\n -~‘’“”–—…·•×→←]*$/;

function patternsFor(text: string): Patterns {
  return asciiText.test(text) ? asciiPatterns : anyPatterns;
}

const possessive = /['’]s$/;
// The v of a version number: v0.0.53 and 0.0.53 are the same.
const versionPrefix = /^v(?=\d+\.\d)/i;

function normalize(text: string): string {
  const plain = text.replace(/['’]/g, '');
  // The common case needs no Unicode work.
  if (/^[ -~]*$/.test(plain)) {
    return plain.toLowerCase();
  }
  return plain
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function partsOfRun({camel, innerCapital}: Patterns, run: string, offset: number): readonly Token[] {
  const text = run.replace(possessive, '');
  const pieces = innerCapital.test(text) ? text.matchAll(camel) : [Object.assign([text], {index: 0})];
  const parts: Token[] = [];
  for (const piece of pieces) {
    const term = normalize(piece[0]);
    if (term !== '') {
      parts.push({term, start: offset + piece.index, end: offset + piece.index + piece[0].length});
    }
  }
  return parts;
}

function joinParts(parts: readonly Token[]): Token | null {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last || parts.length < 2 || parts.length > maxParts) {
    return null;
  }
  const term = parts.map((part) => part.term).join('');
  return term.length > maxWholeLength ? null : {term, start: first.start, end: last.end};
}

/** The single word that two neighbors form (`log in`), if only white space separates them. */
function compoundToken(text: string, before: TokenGroup | undefined, next: TokenGroup): Token | null {
  const [first, second] = [before?.parts, next.parts].map((parts) =>
    parts?.length === 1 ? parts[0] : undefined,
  );
  const term = first && second && compoundOf(first.term, second.term);
  if (!term || text.slice(first.end, second.start).trim() !== '') {
    return null;
  }
  return {term, start: first.start, end: second.end};
}

/** Splits a text into its words, each with its parts, in the order of the text. */
export function tokenGroups(text: string): readonly TokenGroup[] {
  const groups: TokenGroup[] = [];
  const patterns = patternsFor(text);
  for (const match of text.matchAll(patterns.group)) {
    const skipped = versionPrefix.test(match[0]) ? 1 : 0;
    const group = match[0].slice(skipped);
    const start = match.index + skipped;
    const parts = [...group.matchAll(patterns.run)].flatMap((run) =>
      partsOfRun(patterns, run[0], start + run.index),
    );
    if (parts.length > 0) {
      const group: TokenGroup = {parts, whole: joinParts(parts)};
      const compound = compoundToken(text, groups.at(-1), group);
      if (compound) {
        groups.pop();
      }
      groups.push(compound ? {parts: [compound], whole: null} : group);
    }
  }
  return groups;
}

/**
 * The terms of a text with their positions: the parts of each word in order, then the joined whole. The same for
 * indexed text, queries, and highlighted text.
 */
export function tokenizeWithOffsets(text: string): readonly Token[] {
  return tokenGroups(text).flatMap(({parts, whole}) => (whole ? [...parts, whole] : parts));
}

/**
 * Most words of a page: lowercase letters and digits, with at most the first letter capitalized, or capitals alone;
 * with punctuation around.
 */
const simpleWord = /^[^A-Za-z0-9\s\x7f-\uffff]*([A-Za-z0-9][a-z0-9]*|[A-Z]+)[^A-Za-z0-9\s\x7f-\uffff]*$/;

/** The terms of a text, without their positions. */
export function tokenize(text: string): readonly string[] {
  const simple = simpleWord.exec(text)?.[1];
  return simple === undefined ? tokenizeWithOffsets(text).map((token) => token.term) : [simple.toLowerCase()];
}
