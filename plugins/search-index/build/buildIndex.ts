import {
  blockMark,
  encodeNumbers,
  encodeDeltas,
  firstWord,
  splitText,
} from '../../../src/lib/search/dictionaryEncoding';
import type {FiledPage, IndexFile} from '../../../src/lib/search/indexFile';
import {linkTextsOf} from '../../../src/lib/search/linkTexts';
import type {HeadingLevel, PageSection, SearchPage, SearchSite} from '../../../src/lib/search/page';
import {slugOf} from '../../../src/lib/search/slug';
import {stopWords} from '../../../src/lib/search/stopWords';
import {tokenize} from '../../../src/lib/search/tokenize';
import {buildVocabulary} from './vocabulary';

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
  /** The informative words of its description, and of the links to it on other pages, each once. */
  readonly words: readonly string[];
  readonly keywords: readonly (readonly string[])[];
}

/** Whether an entry has an informative word. */
function isInformative(entry: string): boolean {
  return tokenize(entry).some((term) => !stopWords.has(term));
}

/** What describes a page, besides its text. */
function describePages(pages: readonly SearchPage[]): readonly Description[] {
  const linkTexts = linkTextsOf(pages);
  return pages.map(({path, description = '', keywords = []}) => ({
    words: [...new Set([description, ...(linkTexts.get(path) ?? [])].flatMap(splitText))].filter(
      isInformative,
    ),
    // Their order has no meaning; sorted, similar ones compress better.
    keywords: [...keywords].sort().map(splitText),
  }));
}

/**
 * Makes the index of a site without anything that can be derived: hierarchy, URLs, and most anchors. The same pages
 * result in the same bytes.
 */
export function buildIndex({origin, pages}: SearchSite): IndexFile {
  const texts = pages.map(({sections}) => sections.map(splitSection));
  const descriptions = describePages(pages);
  const words = buildVocabulary([
    ...texts.flat().flatMap(wordsOf),
    ...descriptions.flatMap(({words: own, keywords}) => [...own, ...keywords.flat()]),
  ]);
  const numbers = new Map(words.map((word, index) => [word, firstWord + index]));

  const numbersOf = (entries: readonly string[]): readonly number[] =>
    entries.map((word) => numbers.get(word) ?? 0);
  const codeSection = ({level, heading, blocks}: SplitSection): readonly number[] => [
    level,
    ...numbersOf(heading),
    ...blocks.flatMap((block) => [blockMark, ...numbersOf(block)]),
  ];
  const codeDescription = ({words: own, keywords}: Description): string =>
    encodeDeltas(numbersOf(own)) +
    encodeNumbers(keywords.flatMap((keyword) => [blockMark, ...numbersOf(keyword)]));
  return {
    origin,
    words,
    pages: pages.map(({path, lvl0, language, docusaurusTag, sections}): FiledPage => ({
      ...{path, lvl0, language, docusaurusTag},
      anchors: sections.map(({heading, anchor}) => (anchor === slugOf(heading) ? 0 : anchor)),
      messages: sections.flatMap(({templates}, section) => (templates ? [[section, ...templates]] : [])),
    })),
    texts: texts.map((sections) => encodeNumbers(sections.flatMap(codeSection))),
    descriptions: descriptions.map(codeDescription),
  };
}
