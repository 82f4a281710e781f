/** The literal words of a template, in order. What varies in it isn't a word to match. */
export interface TemplateTerms {
  readonly terms: readonly string[];
  /** Positions of the terms that follow a part that varies; for a part at the end, the number of terms. */
  readonly gaps: ReadonlySet<number>;
}

/** One word of a pasted text. */
export interface PastedWord {
  readonly term: string;
  readonly weight: number;
  /**
   * It distinguishes two templates but isn't evidence against either: a reader's own address, path, or number, or half a
   * word.
   */
  readonly isValue: boolean;
  /** The text may have been cut off within it. */
  readonly isLast: boolean;
}

/** What a text and a template have in common. Weights exclude the reader's own values, except in `weight`. */
interface Alignment {
  /** The weight of the words in common, values included. */
  readonly weight: number;
  /** The position in the template after the last of them. */
  readonly end: number;
  /** The weight of words that the template doesn't have, at positions where nothing varies. */
  readonly foreign: number;
  /** The weight of words at positions where the template varies. */
  readonly filled: number;
  /** The part of `foreign` after the last word in common. */
  readonly rest: number;
}

const nothing: Alignment = {weight: 0, end: 0, foreign: 0, filled: 0, rest: 0};

/** Whether a word of a text equals one of a template, or its beginning if the text may have been cut off. */
export function isSameWord({term, isLast}: PastedWord, other: string): boolean {
  return other === term || (isLast && term.length > 2 && other.startsWith(term));
}

/** Leaves out a word of the text. */
function skip(alignment: Alignment, {weight, isValue}: PastedWord, gaps: ReadonlySet<number>): Alignment {
  const {foreign, filled, rest, end} = alignment;
  const counted = isValue ? 0 : weight;
  return gaps.has(end)
    ? {...alignment, filled: filled + counted}
    : {...alignment, foreign: foreign + counted, rest: rest + counted};
}

/** Finds the words that both have in the same order: the heaviest common subsequence. */
export function align(pasted: readonly PastedWord[], {terms, gaps}: TemplateTerms): Alignment {
  // The best alignment with no term of the template, with the first term, with the first two, and so on.
  let before: readonly Alignment[] = [nothing, ...terms.map(() => nothing)];
  for (const word of pasted) {
    const row = [skip(before[0] ?? nothing, word, gaps)];
    for (const [index, other] of terms.entries()) {
      const matched = before[index] ?? nothing;
      const skipped = skip(before[index + 1] ?? nothing, word, gaps);
      const shorter = row[index] ?? nothing;
      const best = skipped.weight >= shorter.weight ? skipped : shorter;
      row.push(
        isSameWord(word, other) && matched.weight + word.weight > best.weight
          ? {...matched, weight: matched.weight + word.weight, end: index + 1, rest: 0}
          : best,
      );
    }
    before = row;
  }
  return before.at(-1) ?? nothing;
}
