import {blockMark, decodeNumbers, decodeSet, firstWord} from '../../lib/search/codedText';
import type {CompactPage, IndexFile} from '../../lib/search/indexFile';
import {wholePath, type HeadingLevel, type PageInfo} from '../../lib/search/page';

interface CodedPage {
  /** Counts the pages; the parts of a divided page share a number. */
  readonly number: number;
  readonly info: PageInfo;
  /** Its category, which is one word. */
  readonly category: Int32Array;
  /** Words and marks, see `codedText.ts`. */
  readonly numbers: Int32Array;
  /**
   * The words of its description and of links to it; a block mark precedes each keyword, which may have several words.
   */
  readonly description: Int32Array;
}

/** A heading with its text, as the index file has it. */
export interface CodedSection {
  readonly page: CodedPage;
  readonly level: HeadingLevel;
  /** 0 stands for the heading's own slug. */
  readonly anchor: string | 0 | null;
  /** Records of the page before its own. */
  readonly position: number;
  /** Positions of the marks before the heading and before each block; the last is the end of the section. */
  readonly marks: readonly number[];
  /** The headings above it, level by level, including its own. */
  readonly path: readonly (CodedSection | undefined)[];
  /** Indexes of its texts that are the wording of a message: 0 for the heading. */
  readonly wordings: readonly number[];
}

function readPage(
  page: CodedPage,
  anchors: CompactPage[2],
  messages: CompactPage[3],
): readonly CodedSection[] {
  const wordings = new Map(messages.map(([section, ...places]) => [section, places]));
  const sections: CodedSection[] = [];
  let marks: number[] = [];
  let path: readonly (CodedSection | undefined)[] = [];
  let position = 0;
  page.numbers.forEach((number, place) => {
    if (number >= firstWord) {
      return;
    }
    if (number !== blockMark) {
      position += marks.length;
      marks.push(place);
      marks = [];
      const own: (CodedSection | undefined)[] = Array.from({length: number}, (_, index) => path[index]);
      const section = {
        page,
        level: number as HeadingLevel,
        anchor: anchors[sections.length] ?? null,
        position,
        marks,
        path: own,
        wordings: wordings.get(sections.length) ?? [],
      };
      own[number - 1] = section;
      path = own;
      sections.push(section);
    }
    marks.push(place);
  });
  marks.push(page.numbers.length);
  return sections;
}

/**
 * Finds the sections of every page, without decoding their text. The categories of pages are words after those of the
 * index.
 */
export function readSections({
  groups,
  words,
  pages,
  texts,
  descriptions,
}: IndexFile): readonly CodedSection[] {
  const numbersOf = new Map<string, number>();
  return pages.flatMap(([path, group, anchors, messages], index) => {
    const [lvl0, language, docusaurusTag, version] = groups[group] ?? ['', 'en', 'default', null];
    const info: PageInfo = {path, lvl0, language, docusaurusTag, version};
    const category = Int32Array.of(firstWord + words.length + group);
    const numbers = decodeNumbers(texts[index] ?? '');
    const description = decodeSet(decodeNumbers(descriptions[index] ?? ''));
    const whole = wholePath(info);
    const number = numbersOf.get(whole) ?? numbersOf.size;
    numbersOf.set(whole, number);
    return readPage({number, info, category, numbers, description}, anchors, messages);
  });
}
