import {synonymGroups} from '../../lib/search/synonyms';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './queryWords';
import {stem} from '../../lib/search/stem';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** A term of the index that matches a word of the query. */
export interface Expansion {
  readonly term: string;
  /** 1 for the word itself; the further the term is from what was typed, the lower. */
  readonly quality: number;
  readonly isTypo: boolean;
}

/** A word of the query with the terms that it may match, each term once with its best quality. */
export interface ExpandedWord extends QueryWord {
  readonly expansions: ReadonlyMap<string, Expansion>;
}

const {quality, mostTerms} = weights;

const groupsByStem = new Map<string, readonly string[]>();
for (const group of synonymGroups) {
  for (const word of group) {
    groupsByStem.set(stem(word), [...(groupsByStem.get(stem(word)) ?? []), ...group]);
  }
}

/** The number of edits that a word may have: none for the shortest words and those that begin with a digit. */
function allowedEdits(word: string): number {
  const {one, two} = weights.typoLengths;
  if (word.length < one || /^\d/.test(word)) {
    return 0;
  }
  return word.length < two ? 1 : 2;
}

function synonymsOf(word: string, vocabulary: Vocabulary): readonly string[] {
  return (groupsByStem.get(stem(word)) ?? []).flatMap((synonym) => vocabulary.sameStem(synonym));
}

export function bestByTerm(expansions: readonly Expansion[]): ReadonlyMap<string, Expansion> {
  const best = new Map<string, Expansion>();
  for (const expansion of expansions) {
    if (expansion.quality > (best.get(expansion.term)?.quality ?? 0)) {
      best.set(expansion.term, expansion);
    }
  }
  return best;
}

/** The word itself, its other forms, and its synonyms. */
export function literalExpansions({term, whole}: QueryWord, vocabulary: Vocabulary): readonly Expansion[] {
  return [
    ...[term, ...(whole === null ? [] : [whole])]
      .filter(vocabulary.has)
      .map((found) => ({term: found, quality: 1, isTypo: false})),
    ...vocabulary.sameStem(term).map((form) => ({term: form, quality: quality.form, isTypo: false})),
    ...synonymsOf(term, vocabulary).map((synonym) => ({
      term: synonym,
      quality: quality.synonym,
      isTypo: false,
    })),
  ];
}

/**
 * What a word that's still being typed may become. One or two letters begin many terms, so only those in the most
 * headings are kept.
 */
export function prefixExpansions(
  {term, isOpen}: QueryWord,
  {vocabulary, counts}: LoadedIndex,
): readonly Expansion[] {
  const {least, byLength} = weights.prefix;
  return (isOpen ? vocabulary.startingWith(term) : [])
    .map((longer) => ({longer, headings: counts.get(longer).get('heading')?.size ?? 0}))
    .sort((a, b) => b.headings - a.headings)
    .slice(0, mostTerms.prefix)
    .map(({longer}) => ({
      term: longer,
      quality: quality.prefix * (least + (byLength * term.length) / longer.length),
      isTypo: false,
    }));
}

/** Terms that a misspelled word may mean, nearest first. */
function nearTerms(term: string, isOpen: boolean, vocabulary: Vocabulary): readonly Expansion[] {
  const maxEdits = allowedEdits(term);
  const isLoose = term.length >= weights.looseTypoLength;
  if (maxEdits === 0) {
    return [];
  }
  return vocabulary
    .near(term, maxEdits, isOpen && isLoose)
    .filter(({edits}) => isLoose || edits === 1)
    .map((near) => ({
      term: near.term,
      quality: (near.isPrefix ? quality.prefixTypo : quality.typo) - quality.perEdit * (near.edits - 1),
      isTypo: true,
    }))
    .filter((expansion) => expansion.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .slice(0, mostTerms.typo);
}

/** What a word may mean if it, or the whole that it's part of, is misspelled. */
export function typoExpansions(
  {term, whole, isOpen}: QueryWord,
  vocabulary: Vocabulary,
): readonly Expansion[] {
  const ofWhole = whole === null || vocabulary.has(whole) ? [] : nearTerms(whole, isOpen, vocabulary);
  const trust = vocabulary.has(term) ? quality.typoOfKnown : 1;
  const ofTerm = nearTerms(term, isOpen, vocabulary);
  return [...ofWhole, ...ofTerm.map((near) => ({...near, quality: near.quality * trust}))];
}
