import {joinText} from '../../lib/search/codedText';
import type {PageInfo, PageSection} from '../../lib/search/page';
import {headingTypes, type Hierarchy, type HierarchyLevel} from '../../lib/search/record';
import {slugOf} from '../../lib/search/slug';
import {tokenGroups, type TokenGroup} from '../../lib/search/tokenize';
import {recordsOfSection} from '../../lib/search/toRecords';
import type {CodedSection} from './codedSections';
import type {WordTable} from './wordTable';

/** The heading's record first, then those of its text. */
type Records = ReturnType<typeof recordsOfSection>;

/**
 * One document of the engine: a heading with its text. Its records and terms are made when a query first needs them.
 */
export class IndexedSection {
  /** Number of its page; the parts of a divided page share one. */
  public readonly page: number;
  public readonly info: PageInfo;
  /** Indexes of its texts that are the wording of a message: 0 for the heading, then its blocks. */
  public readonly wordings: readonly number[];
  readonly #coded: CodedSection;
  readonly #origin: string;
  readonly #table: WordTable;
  #records: Records | undefined;
  #recordTerms: readonly (readonly string[])[] | undefined;
  #headingGroups: readonly TokenGroup[] | undefined;

  public constructor(coded: CodedSection, origin: string, table: WordTable) {
    this.page = coded.page.number;
    this.info = coded.page.info;
    this.wordings = coded.wordings;
    this.#coded = coded;
    this.#origin = origin;
    this.#table = table;
  }

  public get records(): Records {
    this.#records ??= this.#makeRecords();
    return this.#records;
  }

  /** The words of each record, in order. */
  public get recordTerms(): readonly (readonly string[])[] {
    this.#recordTerms ??= this.#coded.marks.slice(0, -1).map((_, index) => this.#termsOfText(index));
    return this.#recordTerms;
  }

  /** The words of its own heading, each with its parts. */
  public get headingGroups(): readonly TokenGroup[] {
    this.#headingGroups ??= tokenGroups(this.textOf(0));
    return this.#headingGroups;
  }

  /** @param place 0 for the heading, then its blocks */
  public textOf(place: number): string {
    return this.#text(this.#coded, place);
  }

  #makeRecords(): Records {
    const {page, level, position, marks} = this.#coded;
    const heading = this.textOf(0);
    const anchor = this.#coded.anchor === 0 ? slugOf(heading) : this.#coded.anchor;
    const blocks = marks.slice(1, -1).map((_, index) => this.textOf(index + 1));
    const section: PageSection = {level, heading, anchor, blocks};
    const placed = {page: page.info, section, hierarchy: this.#hierarchy()};
    return recordsOfSection(this.#origin, placed, position);
  }

  #hierarchy(): Hierarchy {
    const {page, path} = this.#coded;
    const levels = headingTypes.map((type, index): [HierarchyLevel, string | null] => {
      const heading = path[index];
      return [type, heading ? this.#text(heading, 0) : null];
    });
    return Object.fromEntries([['lvl0', page.info.lvl0], ...levels]) as Hierarchy;
  }

  /** The words of a text of a section: 0 for its heading, then its blocks. */
  #numbers({page, marks}: CodedSection, text: number): Int32Array {
    return page.numbers.subarray((marks[text] ?? 0) + 1, marks[text + 1]);
  }

  #text(section: CodedSection, text: number): string {
    return joinText(this.#table.words, this.#numbers(section, text));
  }

  #termsOfText(text: number): readonly string[] {
    return [...this.#numbers(this.#coded, text)].flatMap((word) => this.#table.termsOf(word));
  }
}
