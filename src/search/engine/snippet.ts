import {markMatches, type HighlightTags, type MatchRange} from './highlight';

interface SnippetOptions {
  readonly words: number;
  readonly tags: HighlightTags;
  readonly ellipsis: string;
}

/** A word that no reader would read, such as a key or a hash, must not make a snippet endless. */
const maxWordLength = 60;

function splitWords(text: string): readonly MatchRange[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function clip(word: MatchRange): MatchRange {
  return word.end - word.start > maxWordLength ? {start: word.start, end: word.start + maxWordLength} : word;
}

/** First word of the stretch of `size` words that holds most matches; the earliest of equals. */
function densestStart(words: readonly MatchRange[], matches: readonly MatchRange[], size: number): number {
  const counts = words.map(
    (word) => matches.filter((match) => match.start < word.end && match.end > word.start).length,
  );
  let sum = counts.slice(0, size).reduce((total, count) => total + count, 0);
  let best = {start: 0, sum};
  for (let start = 1; start + size <= words.length; start += 1) {
    sum += (counts[start + size - 1] ?? 0) - (counts[start - 1] ?? 0);
    if (sum > best.sum) {
      best = {start, sum};
    }
  }
  // Words before the first match help to read it, so the match moves towards the middle.
  const window = counts.slice(best.start, best.start + size).map((count) => count > 0);
  const first = window.indexOf(true);
  if (first < 0) {
    return 0;
  }
  const room = size - (window.lastIndexOf(true) - first + 1);
  return Math.max(0, Math.min(best.start + first - Math.floor(room / 2), words.length - size));
}

/**
 * Cuts a text to the words around its matches, as HTML.
 *
 * @returns at most `words` words, each of at most 60 characters, with the ellipsis where text was cut off
 */
export function snippet(text: string, matches: readonly MatchRange[], options: SnippetOptions): string {
  const {words: size, tags, ellipsis} = options;
  const words = splitWords(text);
  const start = densestStart(words, matches, size);
  const shown = words.slice(start, start + size);
  const html = shown.map((word) => {
    const {start: from, end: to} = clip(word);
    const inside = matches
      .filter((match) => match.start < to && match.end > from)
      .map((match) => ({start: Math.max(match.start, from) - from, end: Math.min(match.end, to) - from}));
    const cut = to < word.end ? ellipsis : '';
    return markMatches(text.slice(from, to), inside, tags) + cut;
  });
  const before = start > 0 ? ellipsis : '';
  const after = start + shown.length < words.length ? ellipsis : '';
  return before + html.join(' ') + after;
}
