import {joinText} from '../../lib/search/codedText';
import type {PageInfo, PageSection} from '../../lib/search/page';
import {headingTypes, type Hierarchy, type HierarchyLevel, type SearchRecord} from '../../lib/search/record';
import {slugOf} from '../../lib/search/slug';
import {tokenGroups, type TokenGroup} from '../../lib/search/tokenize';
import {recordsOfSection} from '../../lib/search/toRecords';
import type {CodedSection} from './codedSections';
import type {WordTable} from './wordTable';

/** What the sections of one index share. */
interface IndexContext {
  readonly origin: string;
  readonly table: WordTable;
  /** Sections of a page share their upper headings. */
  readonly headings: Map<CodedSection, string>;
}

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
  readonly #context: IndexContext;
  #head: SearchRecord | undefined;
  #records: Records | undefined;
  #recordTerms: readonly (readonly string[])[] | undefined;
  #headingGroups: readonly TokenGroup[] | undefined;

  public constructor(coded: CodedSection, context: IndexContext) {
    this.page = coded.page.number;
    this.info = coded.page.info;
    this.wordings = coded.wordings;
    this.#coded = coded;
    this.#context = context;
  }

  /** The heading's record. */
  public get head(): SearchRecord {
    this.#head ??= this.#makeRecords([])[0];
    return this.#head;
  }

  public get records(): Records {
    this.#records ??= this.#makeRecords(
      this.#coded.marks.slice(1, -1).map((_, index) => this.#text(this.#coded, index + 1)),
    );
    return this.#records;
  }

  /** The words of each record, in order. */
  public get recordTerms(): readonly (readonly string[])[] {
    this.#recordTerms ??= this.#coded.marks
      .slice(0, -1)
      .map((_, index) => this.#termsOfText(this.#coded, index));
    return this.#recordTerms;
  }

  /** The words of its own heading, each with its parts. */
  public get headingGroups(): readonly TokenGroup[] {
    this.#headingGroups ??= tokenGroups(this.#heading(this.#coded));
    return this.#headingGroups;
  }

  /** @param place 0 for the heading, then its blocks */
  public textOf(place: number): string {
    return this.#text(this.#coded, place);
  }

  #makeRecords(blocks: readonly string[]): Records {
    const {page, level, position} = this.#coded;
    const heading = this.#heading(this.#coded);
    const anchor = this.#coded.anchor === 0 ? slugOf(heading) : this.#coded.anchor;
    const section: PageSection = {level, heading, anchor, blocks};
    const placed = {page: page.info, section, hierarchy: this.#hierarchy()};
    return recordsOfSection(this.#context.origin, placed, position);
  }

  #hierarchy(): Hierarchy {
    const {page, path} = this.#coded;
    const levels = headingTypes.map((type, index): [HierarchyLevel, string | null] => {
      const heading = path[index];
      return [type, heading ? this.#heading(heading) : null];
    });
    return Object.fromEntries([['lvl0', page.info.lvl0], ...levels]) as Hierarchy;
  }

  /** The words of a text of a section: 0 for its heading, then its blocks. */
  #numbers({page, marks}: CodedSection, text: number): Int32Array {
    return page.numbers.subarray((marks[text] ?? 0) + 1, marks[text + 1]);
  }

  #heading(section: CodedSection): string {
    const {headings} = this.#context;
    const heading = headings.get(section) ?? this.#text(section, 0);
    headings.set(section, heading);
    return heading;
  }

  #text(section: CodedSection, text: number): string {
    return joinText(this.#context.table.words, this.#numbers(section, text));
  }

  #termsOfText(section: CodedSection, text: number): readonly string[] {
    const {table} = this.#context;
    return [...this.#numbers(section, text)].flatMap((number) =>
      table.termsOf(number).map((term) => table.terms[term] ?? ''),
    );
  }
}
