import {blockMark, decodeNumbers, decodeDeltas, firstWord} from '../../lib/search/dictionaryEncoding';
import type {FiledPage, IndexFile} from '../../lib/search/indexFile';
import {wholePath, type HeadingLevel} from '../../lib/search/page';
import {IndexedSection, type IndexedPage} from './indexedSection';
import type {WordTable} from './wordTable';

function readPage(page: IndexedPage, {anchors, messages}: FiledPage): readonly IndexedSection[] {
  const templates = new Map(messages.map(([section, ...positions]) => [section, positions]));
  const sections: IndexedSection[] = [];
  let marks: number[] = [];
  let path: readonly (IndexedSection | undefined)[] = [];
  let position = 0;
  page.numbers.forEach((number, offset) => {
    if (number >= firstWord) {
      return;
    }
    if (number !== blockMark) {
      position += marks.length;
      marks.push(offset);
      marks = [];
      const own: (IndexedSection | undefined)[] = Array.from({length: number}, (_, index) => path[index]);
      const section = new IndexedSection(
        page,
        number as HeadingLevel,
        anchors[sections.length] ?? null,
        position,
        marks,
        own,
        templates.get(sections.length) ?? [],
      );
      own[number - 1] = section;
      path = own;
      sections.push(section);
    }
    marks.push(offset);
  });
  marks.push(page.numbers.length);
  return sections;
}

/**
 * Finds the sections of every page, without decoding their text.
 *
 * @param table of the index's words, then the category of each page
 */
export function readSections(file: IndexFile, table: WordTable): readonly IndexedSection[] {
  const {origin, words, pages, texts, descriptions} = file;
  const numbersOf = new Map<string, number>();
  return pages.flatMap((info, index) => {
    const category = Int32Array.of(firstWord + words.length + index);
    const numbers = decodeNumbers(texts[index] ?? '');
    const description = decodeDeltas(decodeNumbers(descriptions[index] ?? ''));
    const whole = wholePath(info);
    const number = numbersOf.get(whole) ?? numbersOf.size;
    numbersOf.set(whole, number);
    return readPage({number, info, origin, table, category, numbers, description}, info);
  });
}
