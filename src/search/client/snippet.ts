import type {TextPart} from './contract';

const ellipsis = '…';
const space: TextPart = {text: ' ', isMatch: false};

/** A word that nobody would read, such as a key or a hash, mustn't make a snippet too long. */
const maxWordLength = 60;

type Word = readonly TextPart[];

function splitWords(parts: readonly TextPart[]): readonly Word[] {
  const words: TextPart[][] = [[]];
  for (const {text, isMatch} of parts) {
    text.split(/\s+/).forEach((piece, index) => {
      if (index > 0) {
        words.push([]);
      }
      if (piece !== '') {
        words.at(-1)?.push({text: piece, isMatch});
      }
    });
  }
  return words.filter((word) => word.length > 0);
}

function clip(word: Word): Word {
  let room = maxWordLength;
  return word.flatMap(({text, isMatch}) => {
    const before = room;
    room -= text.length;
    if (before < 0) {
      return [];
    }
    const kept = {text: text.slice(0, before), isMatch};
    return room < 0 ? [kept, {text: ellipsis, isMatch: false}] : [kept];
  });
}

/** First word of the run of `size` words with the most matches; the earliest if several are equal. */
function densestStart(words: readonly Word[], size: number): number {
  const counts = words.map((word) => word.filter(({isMatch}) => isMatch).length);
  let sum = counts.slice(0, size).reduce((total, count) => total + count, 0);
  let best = {start: 0, sum};
  for (let start = 1; start + size <= words.length; start += 1) {
    sum += (counts[start + size - 1] ?? 0) - (counts[start - 1] ?? 0);
    if (sum > best.sum) {
      best = {start, sum};
    }
  }
  // Words before the first match give it context, so the match moves toward the middle.
  const window = counts.slice(best.start, best.start + size).map((count) => count > 0);
  const first = window.indexOf(true);
  if (first < 0) {
    return 0;
  }
  const room = size - (window.lastIndexOf(true) - first + 1);
  return Math.max(0, Math.min(best.start + first - Math.floor(room / 2), words.length - size));
}

function withEllipses(parts: readonly TextPart[], isCutBefore: boolean, isCutAfter: boolean): TextPart[] {
  const shown = [...parts];
  const last = shown.at(-1);
  if (isCutBefore && !shown[0]?.text.startsWith(ellipsis)) {
    shown.unshift({text: ellipsis, isMatch: false});
  }
  if (last && (isCutAfter || last.text.endsWith(ellipsis))) {
    // An ellipsis replaces a period, a comma, or a colon before it.
    const text = last.text.replace(/[.,:]*…?$/, '');
    shown.splice(-1, 1, {...last, text}, {text: ellipsis, isMatch: false});
  }
  return shown;
}

function joinAlike(parts: readonly TextPart[]): readonly TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts.filter(({text}) => text !== '')) {
    const last = joined.at(-1);
    if (last?.isMatch === part.isMatch) {
      joined[joined.length - 1] = {...last, text: last.text + part.text};
    } else {
      joined.push(part);
    }
  }
  return joined;
}

/**
 * Cuts a text to the words around its matches.
 *
 * @returns at most `size` words, each of at most 60 characters, with an ellipsis where text was cut off
 */
export function cutSnippet(parts: readonly TextPart[], size: number): readonly TextPart[] {
  const words = splitWords(parts);
  const start = densestStart(words, size);
  const shown = words.slice(start, start + size).map(clip);
  const text = shown.flatMap((word, index) => (index === 0 ? word : [space, ...word]));
  return joinAlike(withEllipses(text, start > 0, start + size < words.length));
}
