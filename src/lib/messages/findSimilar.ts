import {searchSettings} from '../../site/search';
import {tokenGroups} from '../search/tokenize';
import {align, isSameWord, type PastedWord, type TemplateTerms} from './align';
import {messageOf} from './cleanLine';
import {literalsOf, type Template} from './template';

/**
 * Thresholds for recognizing a text as a message, measured with `npm run search:eval`. Weights are those of words among
 * the messages.
 */
const limits = {
  /** A known word that no message contains, relative to one that `several` messages contain. */
  otherWord: 0.5,
  several: 8,
  /** A word where the template varies, relative to one where it has other words or none. */
  filledWord: 0.5,
  /** Length at which the field may have cut off the text. */
  cutLength: searchSettings.maxQueryLength - 4,
  leastWeight: 4,
  /**
   * A text with fewer words, or a question that matches a template with fewer, is a message only if it's the whole
   * template.
   */
  leastWords: 3,
  leastRecall: 0.65,
  leastRecallOfWords: 0.85,
  leastPrecision: 0.5,
} as const;

/** A template, and the message that has it. */
interface TemplateOf<Subject> {
  readonly template: Template;
  readonly subject: Subject;
}

interface SimilarMessage<Subject> {
  readonly subject: Subject;
  /** The words of the template that the text has, in any order. */
  readonly terms: ReadonlySet<string>;
}

interface Candidate<Subject> extends TemplateTerms {
  readonly subject: Subject;
}

function candidateOf<Subject>({template, subject}: TemplateOf<Subject>): Candidate<Subject> {
  const terms: string[] = [];
  const gaps = new Set<number>();
  for (const [part, text] of literalsOf(template).entries()) {
    if (part > 0) {
      gaps.add(terms.length);
    }
    terms.push(...tokenGroups(text).flatMap(({parts}) => parts.map(({term}) => term)));
  }
  return {subject, terms, gaps};
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Characters of addresses, paths, and numbers that don't occur in words. */
const valueSigns = /[/.@]|\d/;

/** @param isKnown which terms are words of the site, as opposed to the reader's own names */
type FindSimilar<Subject> = (
  text: string,
  isKnown: (term: string) => boolean,
) => readonly SimilarMessage<Subject>[];

/**
 * Makes the function that recognizes a text as messages, even if it contains a reader's own names and values, is cut
 * off at the end, or has something in front of it. It finds nothing in other texts.
 */
export function similarMatcher<Subject>(templates: readonly TemplateOf<Subject>[]): FindSimilar<Subject> {
  const byTerm = new Map<string, Candidate<Subject>[]>();
  for (const candidate of templates.map(candidateOf)) {
    for (const term of new Set(candidate.terms)) {
      byTerm.set(term, [...(byTerm.get(term) ?? []), candidate]);
    }
  }
  // The rarer a word is among the messages, the more informative it is; words of no message may be a reader's own
  // names.
  const idf = (count: number): number => (count === 0 ? 0 : Math.log(1 + templates.length / count));
  const weightOf = (term: string): number => idf(byTerm.get(term)?.length ?? 0);
  const otherWord = idf(limits.several) * limits.otherWord;
  return (query, isKnown) => {
    const text = messageOf(query);
    const groups = tokenGroups(text);
    const last = groups.at(-1)?.parts.find(({end}) => end === text.length);
    const isCut = query.length >= limits.cutLength;
    const pasted = groups.flatMap(({parts}): readonly PastedWord[] => {
      const written = text.slice(parts[0]?.start, parts.at(-1)?.end);
      return parts.map((part): PastedWord => {
        const own = weightOf(part.term);
        const isWord = /^[a-z]{3,}$/.test(part.term) && isKnown(part.term);
        return {
          term: part.term,
          isLast: part === last,
          isValue: valueSigns.test(written) || (isCut && part === last),
          weight: own === 0 && isWord ? otherWord : own,
        };
      });
    });
    // Words without punctuation, and without capitals except in acronyms, are more often a question than a message.
    const isPlain = /^[a-z\s]+$/.test(text.replaceAll(/\b[A-Z]+\b/g, ''));
    const leastRecall = isPlain ? limits.leastRecallOfWords : limits.leastRecall;
    // Alignment is slow, and most templates share one word with the text, so this assumes that both have the words in
    // the same order.
    const canBeEnough = ({terms}: TemplateTerms): boolean => {
      const common = terms.map((term) =>
        Math.max(0, ...pasted.filter((word) => isSameWord(word, term)).map(({weight}) => weight)),
      );
      return sum(common) >= leastRecall * sum(terms.map(weightOf));
    };
    const found = [...new Set(pasted.flatMap(({term}) => byTerm.get(term) ?? []))].flatMap((candidate) => {
      if (!isCut && !canBeEnough(candidate)) {
        return [];
      }
      const {subject, terms} = candidate;
      const {weight, end, foreign, filled, rest} = align(pasted, candidate);
      // If a text continues with other words, it wasn't cut off within the template.
      const isBeginning = isCut && rest === 0;
      const needed = sum(terms.slice(0, isBeginning ? end : undefined).map(weightOf));
      const recall = needed === 0 ? 0 : Math.min(1, weight / needed);
      const against = foreign + filled * limits.filledWord;
      const precision = weight === 0 ? 0 : weight / (weight + against);
      // A single name is a lookup: `JWT_SECRET` is a setting first, and a message only with more around it.
      const isWhole = groups.length > 1 && recall === 1 && foreign + filled === 0 && terms.length > 1;
      // A question can contain both words of a short template by chance: "rotate jwt secret" isn't about an empty one.
      const wordCount = isPlain ? Math.min(groups.length, terms.length) : groups.length;
      const isMessage =
        (isWhole || (weight >= limits.leastWeight && wordCount >= limits.leastWords)) &&
        recall >= leastRecall &&
        precision >= limits.leastPrecision;
      if (!isMessage) {
        return [];
      }
      const own = new Set(pasted.map(({term}) => term).filter((term) => terms.includes(term)));
      return [{subject, terms: own, score: recall * precision * Math.log(1 + weight)}];
    });
    return found.sort((a, b) => b.score - a.score);
  };
}
