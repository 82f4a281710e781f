import {nearestHeading, type Hierarchy} from '../../lib/search/record';
import {stopWords} from '../../lib/search/stopWords';
import {looksLikeMessage} from '../../site/diagnose';
import {searchSettings} from '../../site/search';
import {stem} from '../../lib/search/stem';

const maxCompletions = 3;
/** Fewer letters begin too many words. */
const minLetters = 2;
const maxWordLength = 30;
const maxHeadingWords = 6;
/** The weight of a word in a heading relative to one in a text. */
const headingWeight = 2;
/** Words that score less than this share of the best one match by chance. */
const leastShare = 0.3;

/** The texts of a hit. */
interface Texts {
  readonly hierarchy: Partial<Hierarchy>;
  readonly content: string | null;
}

/** By range, because a browser takes milliseconds to prepare a pattern for the letters of every script. */
const letters = String.raw`A-Za-z\u00c0-\u1fff\u2c00-\ud7ff`;
const sign = `[${letters}\\d_]`;
const wordStart = `(?<![${letters}\\d_.-])`;

/** The word at the end of a query, as long as it's being typed. */
const lastWord = new RegExp(`${wordStart}[${letters}][${letters}\\d_.-]*$`);

/** What can follow within the same word: letters and digits, and punctuation within names. */
const restOfWord = `(?:[-.'’]?${sign})*`;

/** A heading made of words, as opposed to code. */
const inWords = /^[^"`“”:;={}()[\]<>|$*…]+$/;

/** Headings that begin with the query and continue; `null` if the query is one of them. */
function longerHeadings(query: string, hits: readonly Texts[]): readonly string[] | null {
  const beginning = query.toLowerCase();
  const headings = hits.flatMap(({hierarchy}) => [nearestHeading(hierarchy), hierarchy.lvl1 ?? '']);
  if (headings.some((heading) => heading.toLowerCase() === beginning.trim())) {
    return null;
  }
  return headings.filter(
    (heading) =>
      heading.toLowerCase().startsWith(beginning) &&
      inWords.test(heading) &&
      heading.length <= searchSettings.maxQueryLength &&
      heading.split(' ').length <= maxHeadingWords,
  );
}

interface Words {
  /** Possible completions of the word, those from the best hits first. */
  readonly longer: readonly string[];
  /** The hits contain it as typed. */
  readonly isWord: boolean;
}

/** Words of the hits that begin with what was typed. Other forms of the same word aren't completions. */
function longerWords(typed: string, hits: readonly Texts[]): Words {
  const pattern = new RegExp(`${wordStart}${typed.replaceAll('.', '\\.')}${restOfWord}`, 'gi');
  const beginning = typed.toLowerCase();
  const scores = new Map<string, number>();
  const spellings = new Map<string, string>();
  hits.forEach(({hierarchy, content}, rank) => {
    const headings = `${hierarchy.lvl1 ?? ''} ${hierarchy.lvl2 ?? ''} ${hierarchy.lvl3 ?? ''}`;
    for (const [text, weight] of [
      [headings, headingWeight],
      [content ?? '', 1],
    ] as const) {
      for (const word of new Set(text.match(pattern))) {
        const key = word.toLowerCase();
        scores.set(key, (scores.get(key) ?? 0) + weight / (rank + 2));
        // Lowercase wherever the word isn't a name.
        spellings.set(key, word === key ? word : (spellings.get(key) ?? word));
      }
    }
  });
  const byStem = new Map<string, string>();
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  const least = (ranked[0]?.[1] ?? 0) * leastShare;
  for (const [key] of ranked.filter(([, score]) => score >= least)) {
    const isInformative = key.length <= maxWordLength && !stopWords.has(key.replace(/['’]/g, ''));
    if (isInformative && !byStem.has(stem(key))) {
      byStem.set(stem(key), key);
    }
  }
  const isWord = scores.has(beginning);
  if (isWord) {
    byStem.delete(stem(beginning));
  }
  return {longer: [...byStem.values()].map((key) => spellings.get(key) ?? key), isWord};
}

/**
 * What a reader who's still typing may want to write: the query with its last word completed, or a heading that begins
 * with it. Both come from the best hits, so each completion leads somewhere, and nothing else has to be stored.
 *
 * @returns up to three queries that begin with what was typed; none for a whole heading or a pasted message
 */
export function completeQuery(query: string, hits: readonly Texts[]): readonly string[] {
  if (looksLikeMessage(query)) {
    return [];
  }
  const headings = longerHeadings(query, hits);
  if (headings === null || query.trim().length < minLetters) {
    return [];
  }
  const typed = lastWord.exec(query)?.[0] ?? '';
  const {longer, isWord} = typed.length < minLetters ? {longer: [], isWord: true} : longerWords(typed, hits);
  // In a sentence, a complete word is meant as typed: "for commercial use" doesn't stand for "user".
  const isMeant = isWord && /\S\s/.test(query);
  const [word, ...otherWords] = isMeant ? [] : longer.map((each) => query.slice(0, -typed.length) + each);
  // A complete word gets words after it; an incomplete one is completed first.
  const inOrder = word === undefined ? headings : isWord ? [...headings, word] : [word, ...headings];
  const completions = new Map(
    [...inOrder, ...otherWords]
      .filter((each) => each.length <= searchSettings.maxQueryLength)
      .map((each) => [each.toLowerCase(), each] as const),
  );
  return [...completions.values()].slice(0, maxCompletions);
}
