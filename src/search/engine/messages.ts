import {splitWording} from '../../../plugins/reference/wording';
import {tokenGroups} from '../../../plugins/search-index/shared/tokenize';
import {messageOf} from '../../diagnose/cleanLine';
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
}

/** All wordings of an index, made once. */
export interface MessageTable {
  readonly wordings: readonly MessageWording[];
  readonly byTerm: ReadonlyMap<string, readonly MessageWording[]>;
}

/** One word of a pasted text. */
interface PastedWord {
  readonly term: string;
  readonly weight: number;
  /** It's part of an address, a path, or a number, which may be a reader's own. */
  readonly isValue: boolean;
  /** The text may have been cut off within it. */
  readonly isLast: boolean;
}

function termsOf(text: string): readonly string[] {
  return tokenGroups(text).flatMap(({parts}) => parts.map(({term}) => term));
}

/** A row of a table says more than the wording, which is its first cell. */
function wordingOf(text: string): string {
  return text.split(' · ')[0] ?? '';
}

export function createMessageTable(sections: readonly IndexedSection[]): MessageTable {
  const wordings = sections.flatMap((section) =>
    section.wordings.map((place): MessageWording => {
      const literal = splitWording(wordingOf(section.textOf(place))).filter((_, part) => part % 2 === 0);
      return {section, place, terms: literal.flatMap(termsOf)};
    }),
  );
  const byTerm = new Map<string, MessageWording[]>();
  for (const wording of wordings) {
    for (const term of new Set(wording.terms)) {
      byTerm.set(term, [...(byTerm.get(term) ?? []), wording]);
    }
  }
  return {wordings, byTerm};
}

/** The rarer a word is among the messages, the more it tells; words of no message may be a reader's own names. */
function weightOf({wordings, byTerm}: MessageTable, term: string): number {
  const count = byTerm.get(term)?.length ?? 0;
  return count === 0 ? 0 : Math.log(1 + wordings.length / count);
}

/** What addresses, paths, and numbers have in them, and words don't. */
const valueSigns = /[/.@]|\d/;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What a text and a wording have in common. */
interface Alignment {
  /** Of the words in common. */
  readonly weight: number;
  /** The place in the wording after the last of them. */
  readonly end: number;
}

const nothing: Alignment = {weight: 0, end: 0};

/** Finds the words that both have in the same order: the heaviest common subsequence. */
function align(pasted: readonly PastedWord[], terms: readonly string[]): Alignment {
  let before: readonly Alignment[] = terms.map(() => nothing);
  for (const {term, weight, isLast} of pasted) {
    let best = nothing;
    const row: Alignment[] = [];
    terms.forEach((other, place) => {
      const isSame = other === term || (isLast && term.length > 2 && other.startsWith(term));
      const diagonal = before[place - 1] ?? nothing;
      const above = before[place] ?? best;
      const left = best;
      best = above.weight >= left.weight ? above : left;
      if (isSame && diagonal.weight + weight > best.weight) {
        best = {weight: diagonal.weight + weight, end: place + 1};
      }
      row.push(best);
    });
    before = row;
  }
  return before.at(-1) ?? nothing;
}

/**
 * Finds the messages that a text is, best first: with a reader's own names and values in it, cut off at its end, or
 * with something in front of it. Empty for a text that's no message.
 */
export function findMessages(index: LoadedIndex, query: string): readonly ScoredSection[] {
  const text = messageOf(query);
  const {messages: table, vocabulary} = index;
  const groups = tokenGroups(text);
  const last = groups.at(-1)?.parts.at(-1);
  const ordinary = Math.log(1 + table.wordings.length / 8);
  const pasted = groups.flatMap(({parts}): readonly PastedWord[] => {
    const written = text.slice(parts[0]?.start, parts.at(-1)?.end);
    return parts.map((part): PastedWord => {
      const own = weightOf(table, part.term);
      const isWord = /^[a-z]{3,}$/.test(part.term) && vocabulary.has(part.term);
      return {
        term: part.term,
        isLast: part === last,
        isValue: valueSigns.test(written),
        weight: own === 0 && isWord ? ordinary * weights.message.otherWord : own,
      };
    });
  });
  const terms = pasted.map(({term}) => term);
  // Values help to tell two wordings apart, and never speak against one.
  const total = sum(pasted.map(({weight, isValue}) => (isValue ? 0 : weight)));
  // Words without capitals and signs are more often a question than a message.
  const isPlain = /^[a-z\s]+$/.test(text);
  const leastRecall = isPlain ? weights.message.leastRecallOfWords : weights.message.leastRecall;
  const isCut = query.length >= weights.message.cutLength;
  const candidates = new Set(terms.flatMap((term) => table.byTerm.get(term) ?? []));
  const found = [...candidates].flatMap((wording) => {
    const {weight, end} = align(pasted, wording.terms);
    const needed = sum(wording.terms.slice(0, isCut ? end : undefined).map((term) => weightOf(table, term)));
    const recall = needed === 0 ? 0 : Math.min(1, weight / needed);
    const precision = total === 0 ? 1 : Math.min(1, weight / total);
    const isWhole = recall === 1 && precision === 1 && wording.terms.length > 1;
    const isMessage =
      (isWhole || (weight >= weights.message.leastWeight && pasted.length >= weights.message.leastWords)) &&
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
