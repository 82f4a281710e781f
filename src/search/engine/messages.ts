import {splitWording} from '../../lib/messages/wording';
import {tokenGroups} from '../../lib/search/tokenize';
import {messageOf} from '../../lib/messages/cleanLine';
import type {LoadedIndex} from './loadIndex';
import type {ScoredSection} from './scoreCandidates';
import type {IndexedSection} from './sections';
import {weights} from './weights';

/** A wording of a message: its literal words, in order. What varies in it isn't a word to match. */
interface MessageWording {
  readonly section: IndexedSection;
  /** Place of its record in the section. */
  readonly place: number;
  readonly terms: readonly string[];
  /** Places in front of which a part varies; the number of terms for a part at the end. */
  readonly gaps: ReadonlySet<number>;
  /** Of all terms. */
  readonly weight: number;
}

/** All wordings of an index, made once. */
export interface MessageTable {
  readonly wordings: readonly MessageWording[];
  readonly byTerm: ReadonlyMap<string, readonly MessageWording[]>;
  /** The rarer a word is among the messages, the more it tells; words of no message may be a reader's own names. */
  readonly weightOf: (term: string) => number;
}

/** One word of a pasted text. */
interface PastedWord {
  readonly term: string;
  readonly weight: number;
  /** It tells two wordings apart, but speaks against none: a reader's own address, path, or number, or half a word. */
  readonly isValue: boolean;
  /** The text may have been cut off within it. */
  readonly isLast: boolean;
}

function termsOf(text: string): readonly string[] {
  return tokenGroups(text).flatMap(({parts}) => parts.map(({term}) => term));
}

/** A row of a table has more than the wording, which is its first cell. */
function wordingOf(text: string): string {
  return text.split(' · ')[0] ?? '';
}

export function createMessageTable(sections: readonly IndexedSection[]): MessageTable {
  const found = sections.flatMap((section) =>
    section.wordings.map((place): Omit<MessageWording, 'weight'> => {
      const literal = splitWording(wordingOf(section.textOf(place))).filter((_, part) => part % 2 === 0);
      const terms: string[] = [];
      const gaps = new Set<number>();
      for (const [part, text] of literal.entries()) {
        if (part > 0) {
          gaps.add(terms.length);
        }
        terms.push(...termsOf(text));
      }
      return {section, place, terms, gaps};
    }),
  );
  const counts = new Map<string, number>();
  for (const {terms} of found) {
    for (const term of new Set(terms)) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const weightOf = (term: string): number => {
    const count = counts.get(term) ?? 0;
    return count === 0 ? 0 : Math.log(1 + found.length / count);
  };
  const wordings = found.map((wording) => ({...wording, weight: sum(wording.terms.map(weightOf))}));
  const byTerm = new Map<string, MessageWording[]>();
  for (const wording of wordings) {
    for (const term of new Set(wording.terms)) {
      byTerm.set(term, [...(byTerm.get(term) ?? []), wording]);
    }
  }
  return {wordings, byTerm, weightOf};
}

/** What addresses, paths, and numbers have in them, and words don't. */
const valueSigns = /[/.@]|\d/;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What a text and a wording have in common. Weights leave out the reader's own values, except in `weight`. */
interface Alignment {
  /** Of the words in common, values included. */
  readonly weight: number;
  /** The place in the wording after the last of them. */
  readonly end: number;
  /** Of words that the wording doesn't have, where nothing varies in it. */
  readonly foreign: number;
  /** Of words where something varies. */
  readonly filled: number;
  /** The part of `foreign` after the last word in common. */
  readonly rest: number;
}

const nothing: Alignment = {weight: 0, end: 0, foreign: 0, filled: 0, rest: 0};

/** Leaves out a word of the text. */
function skip(alignment: Alignment, {weight, isValue}: PastedWord, gaps: ReadonlySet<number>): Alignment {
  const {foreign, filled, rest, end} = alignment;
  const counted = isValue ? 0 : weight;
  return gaps.has(end)
    ? {...alignment, filled: filled + counted}
    : {...alignment, foreign: foreign + counted, rest: rest + counted};
}

/** Finds the words that both have in the same order: the heaviest common subsequence. */
function align(pasted: readonly PastedWord[], {terms, gaps}: MessageWording): Alignment {
  // The alignments with no term of the wording, with its first one, and so on.
  let before: readonly Alignment[] = [nothing, ...terms.map(() => nothing)];
  for (const word of pasted) {
    const {term, weight, isLast} = word;
    const row = [skip(before[0] ?? nothing, word, gaps)];
    for (const [place, other] of terms.entries()) {
      const isSame = other === term || (isLast && term.length > 2 && other.startsWith(term));
      const matched = before[place] ?? nothing;
      const skipped = skip(before[place + 1] ?? nothing, word, gaps);
      const shorter = row[place] ?? nothing;
      const best = skipped.weight >= shorter.weight ? skipped : shorter;
      row.push(
        isSame && matched.weight + weight > best.weight
          ? {...matched, weight: matched.weight + weight, end: place + 1, rest: 0}
          : best,
      );
    }
    before = row;
  }
  return before.at(-1) ?? nothing;
}

/** Says how much a text can have in common with a wording: as if the words of both were in the same order. */
function mostInCommonWith(pasted: readonly PastedWord[]): (wording: MessageWording) => number {
  const weights = new Map(pasted.map(({term, weight}) => [term, weight]));
  const last = pasted.find(({isLast, term}) => isLast && term.length > 2);
  return ({terms}) =>
    sum(
      terms.map((term) =>
        Math.max(weights.get(term) ?? 0, last && term.startsWith(last.term) ? last.weight : 0),
      ),
    );
}

/**
 * Finds the messages that a text is, best first: with a reader's own names and values in it, cut off at its end, or
 * with something in front of it. Empty for a text that's no message.
 */
export function findMessages(index: LoadedIndex, query: string): readonly ScoredSection[] {
  const text = messageOf(query);
  const {messages: table, vocabulary} = index;
  const groups = tokenGroups(text);
  const last = groups.at(-1)?.parts.find(({end}) => end === text.length);
  const isCut = query.length >= weights.message.cutLength;
  const ordinary = Math.log(1 + table.wordings.length / weights.message.several);
  const pasted = groups.flatMap(({parts}): readonly PastedWord[] => {
    const written = text.slice(parts[0]?.start, parts.at(-1)?.end);
    return parts.map((part): PastedWord => {
      const own = table.weightOf(part.term);
      const isWord = /^[a-z]{3,}$/.test(part.term) && vocabulary.has(part.term);
      return {
        term: part.term,
        isLast: part === last,
        isValue: valueSigns.test(written) || (isCut && part === last),
        weight: own === 0 && isWord ? ordinary * weights.message.otherWord : own,
      };
    });
  });
  const terms = pasted.map(({term}) => term);
  // Words without capitals and signs are more often a question than a message.
  const isPlain = /^[a-z\s]+$/.test(text);
  const leastRecall = isPlain ? weights.message.leastRecallOfWords : weights.message.leastRecall;
  const mostInCommon = mostInCommonWith(pasted);
  // Aligning is the slow part, and most wordings share one word with the text.
  const candidates = new Set(
    terms
      .flatMap((term) => table.byTerm.get(term) ?? [])
      .filter((wording) => isCut || mostInCommon(wording) >= leastRecall * wording.weight),
  );
  const found = [...candidates].flatMap((wording) => {
    const {weight, end, foreign, filled, rest} = align(pasted, wording);
    // A text that goes on with other words wasn't cut off within the wording.
    const isBeginning = isCut && rest === 0;
    const needed = sum(wording.terms.slice(0, isBeginning ? end : undefined).map(table.weightOf));
    const recall = needed === 0 ? 0 : Math.min(1, weight / needed);
    const against = foreign + filled * weights.message.filledWord;
    const precision = weight === 0 ? 0 : weight / (weight + against);
    // A single name is looked up: `JWT_SECRET` is a setting first, and a message only with more around it.
    const isWhole = groups.length > 1 && recall === 1 && foreign + filled === 0 && wording.terms.length > 1;
    // A question has both words of a short wording by chance: "rotate jwt secret" isn't about an empty one.
    const wordCount = isPlain ? Math.min(groups.length, wording.terms.length) : groups.length;
    const isMessage =
      (isWhole || (weight >= weights.message.leastWeight && wordCount >= weights.message.leastWords)) &&
      recall >= leastRecall &&
      precision >= weights.message.leastPrecision;
    return isMessage ? [{wording, score: recall * precision * Math.log(1 + weight)}] : [];
  });
  const best = new Map<IndexedSection, (typeof found)[number]>();
  for (const each of found.sort((a, b) => b.score - a.score)) {
    if (!best.has(each.wording.section)) {
      best.set(each.wording.section, each);
    }
  }
  return [...best.values()].slice(0, weights.message.most).map(({wording}) => ({
    section: wording.section,
    matchedTerms: new Set(terms.filter((term) => wording.terms.includes(term))),
    place: wording.place,
  }));
}
