function compare(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}

/** Words that occur fewer than twice this many times are treated as equally frequent. */
const rare = 4;

/**
 * Lists words, each once: frequent ones first, because small numbers are short; words of about the same frequency, and
 * all rare ones, in alphabetical order, because similar words compress well side by side.
 */
export function buildVocabulary(words: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, count]) => ({
      word,
      magnitude: Math.floor(Math.log2(Math.max(rare, count))),
      folded: word.toLowerCase(),
    }))
    .sort((a, b) => b.magnitude - a.magnitude || compare(a.folded, b.folded) || compare(a.word, b.word))
    .map(({word}) => word);
}
