import {joinText} from '../../lib/search/dictionaryEncoding';
import type {HeadingLevel, PageInfo} from '../../lib/search/page';
import {headingTypes, type Hierarchy, type HierarchyLevel, type SearchRecord} from '../../lib/search/record';
import {slugOf} from '../../lib/search/slug';
import {tokenGroups, type TokenGroup} from '../../lib/search/tokenize';
import type {WordTable} from './wordTable';

/** What the sections of a page share. */
export interface IndexedPage {
  /** Counts the pages; the parts of a divided page share a number. */
  readonly number: number;
  readonly info: PageInfo;
  readonly origin: string;
  readonly table: WordTable;
  /** Its category, which is one word. */
  readonly category: Int32Array;
  /** Words and marks, see `dictionaryEncoding.ts`. */
  readonly numbers: Int32Array;
  /**
   * The words of its description and of links to it; a block mark precedes each keyword, which may have several words.
   */
  readonly description: Int32Array;
}

/** The heading's record first, then those of its text. */
type Records = readonly [SearchRecord, ...(readonly SearchRecord[])];

/**
 * One document of the engine: a heading with its text. Its records and terms are made when a query first needs them.
 */
export class IndexedSection {
  #records: Records | undefined;
  #recordTerms: readonly (readonly string[])[] | undefined;
  #headingGroups: readonly TokenGroup[] | undefined;

  public constructor(
    public readonly page: IndexedPage,
    public readonly level: HeadingLevel,
    /** 0 stands for the heading's own slug. */
    public readonly anchor: string | 0 | null,
    /** Records of the page before its own. */
    public readonly position: number,
    /** Positions of the marks before the heading and before each block; the last is the end of the section. */
    public readonly marks: readonly number[],
    /** The headings above it, level by level, including its own. */
    public readonly path: readonly (IndexedSection | undefined)[],
    /** Indexes of its texts that are the template of a message: 0 for the heading, then its blocks. */
    public readonly templates: readonly number[],
  ) {}

  public get records(): Records {
    this.#records ??= this.#makeRecords();
    return this.#records;
  }

  /** The words of each record, in order. */
  public get recordTerms(): readonly (readonly string[])[] {
    this.#recordTerms ??= this.marks
      .slice(0, -1)
      .map((_, text) => [...this.wordsOf(text)].flatMap((word) => this.page.table.termsOf(word)));
    return this.#recordTerms;
  }

  /** The words of its own heading, each with its parts. */
  public get headingGroups(): readonly TokenGroup[] {
    this.#headingGroups ??= tokenGroups(this.textOf(0));
    return this.#headingGroups;
  }

  /** @param text 0 for the heading, then its blocks */
  public wordsOf(text: number): Int32Array {
    return this.page.numbers.subarray((this.marks[text] ?? 0) + 1, this.marks[text + 1]);
  }

  /** @param text as above */
  public textOf(text: number): string {
    return joinText(this.page.table.words, this.wordsOf(text));
  }

  #makeRecords(): Records {
    const {origin, info} = this.page;
    const anchor = this.anchor === 0 ? slugOf(this.textOf(0)) : this.anchor;
    const pageUrl = `${origin}${info.path}`;
    const hierarchy = this.#hierarchy();
    const record = (content: string | null, text: number): SearchRecord => ({
      objectID: `${info.path}#${anchor ?? ''}:${text}`,
      url: anchor === null ? pageUrl : `${pageUrl}#${anchor}`,
      url_without_anchor: pageUrl,
      anchor,
      type: content === null ? `lvl${this.level}` : 'content',
      content,
      hierarchy,
      language: info.language,
      docusaurus_tag: info.docusaurusTag,
      weight: {level: content === null ? 110 - 10 * this.level : 0, position: this.position + text},
    });
    const blocks = this.marks.slice(1, -1);
    return [record(null, 0), ...blocks.map((_, index) => record(this.textOf(index + 1), index + 1))];
  }

  #hierarchy(): Hierarchy {
    const levels = headingTypes.map((type, index): [HierarchyLevel, string | null] => [
      type,
      this.path[index]?.textOf(0) ?? null,
    ]);
    return Object.fromEntries([['lvl0', this.page.info.lvl0], ...levels]) as Hierarchy;
  }
}
