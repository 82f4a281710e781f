import {compoundOf} from './compounds';

/** A term of the index and where it stands in the original text (`end` exclusive). */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** Words that were written together: `docker-compose`, `/etc/hosts`, `privateKeysPath`. Or could be: `log in`. */
export interface TokenGroup {
  readonly parts: readonly Token[];
  /** The parts read as one word, where there are several and the result is still a word someone types. */
  readonly whole: Token | null;
}

const maxParts = 6;
const maxWholeLength = 40;

/** Letters and digits, also when joined by the signs that names, paths and addresses are made of. */
const groupPattern = /[\p{L}\p{N}\p{M}]+(?:[-_./\\:@+'’]{1,3}[\p{L}\p{N}\p{M}]+)*/gu;
const runPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** `IDs`, `HTTP` before `Server`, `K8s`, `Server`, `keys` */
const camelPattern = /\p{Lu}+s(?!\p{L})|\p{Lu}+(?!\p{Ll})\p{N}*\p{Ll}*|\p{Lu}?[^\p{Lu}]+|\p{Lu}/gu;
const innerCapital = /[^\p{Lu}]\p{Lu}|\p{Lu}{2}\p{Ll}/u;
const possessive = /['’]s$/;
// The v of a version number: v0.0.53 and 0.0.53 are the same.
const versionPrefix = /^v(?=\d+\.\d)/i;

function normalize(text: string): string {
  // eslint-disable-next-line no-control-regex -- the common case needs no Unicode work
  if (/^[\x00-\x7f]*$/.test(text)) {
    return text.replace(/'/g, '').toLowerCase();
  }
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function partsOfRun(run: string, offset: number): readonly Token[] {
  const text = run.replace(possessive, '');
  const pieces = innerCapital.test(text) ? text.matchAll(camelPattern) : [Object.assign([text], {index: 0})];
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

/** The one word that two neighbours are read as (`log in`), when nothing but space is between them. */
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
  for (const match of text.matchAll(groupPattern)) {
    const skipped = versionPrefix.test(match[0]) ? 1 : 0;
    const group = match[0].slice(skipped);
    const start = match.index + skipped;
    const parts = [...group.matchAll(runPattern)].flatMap((run) => partsOfRun(run[0], start + run.index));
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
 * The terms of a text with their places: the parts of each word in order, then the joined whole. The same
 * for what is indexed, for what is asked and for what is highlighted.
 */
export function tokenizeWithOffsets(text: string): readonly Token[] {
  return tokenGroups(text).flatMap(({parts, whole}) => (whole ? [...parts, whole] : parts));
}

/** Most words of a page: plain letters, at most the first one a capital, with or without signs around them. */
const simpleWord = /^[^A-Za-z0-9\s\x7f-\uffff]*([A-Za-z][a-z]*)[^A-Za-z0-9\s\x7f-\uffff]*$/;

/** The terms of a text, without their places. */
export function tokenize(text: string): readonly string[] {
  const simple = simpleWord.exec(text)?.[1];
  return simple === undefined ? tokenizeWithOffsets(text).map((token) => token.term) : [simple.toLowerCase()];
}

/** `tokenize` for many texts: words are separated by white space, and each is taken apart once. */
export function createTokenizer(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const terms: string[] = [];
    let wordBefore = '';
    for (const word of text.split(/\s+/)) {
      let ofWord = known.get(word);
      if (!ofWord) {
        ofWord = tokenize(word);
        known.set(word, ofWord);
      }
      const compound = compoundOf(terms.at(-1) ?? '', ofWord[0] ?? '');
      // Not over the end of a sentence: the last sign of one word and the first of the other are letters.
      if (
        compound !== undefined &&
        ofWord.length === 1 &&
        /[a-z]$/i.test(wordBefore) &&
        /^[a-z]/i.test(word)
      ) {
        terms[terms.length - 1] = compound;
      } else {
        for (const term of ofWord) {
          terms.push(term);
        }
      }
      wordBefore = word;
    }
    return terms;
  };
}
