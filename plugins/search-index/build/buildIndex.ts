import {blockMark, encodeNumbers, encodeSet, firstWord, splitText} from '../shared/codedText';
import {askedWeights, type CompactGroup, type CompactPage, type IndexFile} from '../shared/indexFile';
import {linkTextsOf} from '../shared/linkTexts';
import type {HeadingLevel, PageSection, SearchPage, SearchSite} from '../shared/page';
import {slugOf} from '../shared/slug';
import {stem} from '../shared/stem';
import {tokenize} from '../../../src/lib/search/tokenize';
import {learnAskedWords} from './askedWords';
import type {LabeledQuery} from './labeledQueries';
import {listWords} from './wordList';

function groupOf({lvl0, language, docusaurusTag, version}: SearchPage): CompactGroup {
  return [lvl0, language, docusaurusTag, version];
}

interface SplitSection {
  readonly level: HeadingLevel;
  readonly heading: readonly string[];
  readonly blocks: readonly (readonly string[])[];
}

function splitSection({level, heading, blocks}: PageSection): SplitSection {
  return {level, heading: splitText(heading), blocks: blocks.map(splitText)};
}

function wordsOf({heading, blocks}: SplitSection): readonly string[] {
  return [...heading, ...blocks.flat()];
}

interface Description {
  /** The words of its description, and those of the links that other pages have to it, each once. */
  readonly words: readonly string[];
  readonly keywords: readonly (readonly string[])[];
}

/** What says what a page is about, besides its text. */
function describePages(pages: readonly SearchPage[]): readonly Description[] {
  const linkTexts = linkTextsOf(pages);
  return pages.map(({path, description = '', keywords = []}) => ({
    words: [...new Set([description, ...(linkTexts.get(path) ?? [])].flatMap(splitText))],
    // Their order says nothing; side by side, those that begin alike compress better.
    keywords: [...keywords].sort().map(splitText),
  }));
}

/** By page: the words that speak most against it, then those that do so a step less, up to those most for it. */
type AskedSets = readonly (readonly (readonly string[])[])[];

/** @param entries of the texts, the most frequent first */
function describeAsked(
  pages: readonly SearchPage[],
  queries: readonly LabeledQuery[],
  entries: readonly string[],
): AskedSets {
  const entryOf = new Map<string, string>();
  for (const entry of entries) {
    const [term = '', ...others] = tokenize(entry);
    if (others.length === 0 && !entryOf.has(stem(term))) {
      entryOf.set(stem(term), entry);
    }
  }
  const paths = pages.map(({path}) => path);
  const {least, step} = askedWeights;
  return learnAskedWords(paths, queries, (key) => entryOf.get(key)).map((words) => {
    const sets: string[][] = [];
    for (const [word, weight] of words) {
      const steps = Math.round(Math.max(least, weight) / step);
      const place = steps - least / step;
      while (sets.length <= place) {
        sets.push([]);
      }
      if (steps !== 0) {
        sets[place]?.push(word);
      }
    }
    return sets;
  });
}

/**
 * Makes the index of a site, without what follows from the rest: hierarchy, addresses, and most anchors. The same
 * pages and searches give the same bytes.
 *
 * @param queries searches with the pages that answer them, from which the index learns which words lead where
 */
export function buildIndex({origin, pages}: SearchSite, queries: readonly LabeledQuery[] = []): IndexFile {
  const groups = new Map(pages.map((page) => [JSON.stringify(groupOf(page)), groupOf(page)]));
  const groupNumbers = new Map([...groups.keys()].map((key, number) => [key, number]));
  const texts = pages.map(({sections}) => sections.map(splitSection));
  const descriptions = describePages(pages);
  const ofPages = [
    ...texts.flat().flatMap(wordsOf),
    ...descriptions.flatMap(({words: own, keywords}) => [...own, ...keywords.flat()]),
  ];
  const asked = describeAsked(pages, queries, listWords(ofPages));
  const words = listWords([...ofPages, ...asked.flat(2)]);
  const numbers = new Map(words.map((word, index) => [word, firstWord + index]));

  const numbersOf = (entries: readonly string[]): readonly number[] =>
    entries.map((word) => numbers.get(word) ?? 0);
  const codeSection = ({level, heading, blocks}: SplitSection): readonly number[] => [
    level,
    ...numbersOf(heading),
    ...blocks.flatMap((block) => [blockMark, ...numbersOf(block)]),
  ];
  const codeDescription = ({words: own, keywords}: Description): string =>
    encodeSet(numbersOf(own)) +
    encodeNumbers(keywords.flatMap((keyword) => [blockMark, ...numbersOf(keyword)]));
  return {
    origin,
    groups: [...groups.values()],
    words,
    pages: pages.map((page): CompactPage => [
      page.path,
      groupNumbers.get(JSON.stringify(groupOf(page))) ?? 0,
      page.sections.map(({heading, anchor}) => (anchor === slugOf(heading) ? 0 : anchor)),
      page.sections.flatMap(({wordings}, section) => (wordings ? [[section, ...wordings] as const] : [])),
    ]),
    texts: texts.map((sections) => encodeNumbers(sections.flatMap(codeSection))),
    descriptions: descriptions.map(codeDescription),
    asked: asked.map((sets) => sets.map((set) => encodeSet(numbersOf(set))).join(encodeNumbers([blockMark]))),
  };
}
