/**
 * The numbered rows of the audit of the framework: which statement of the specification each belongs to, and
 * which of them need no test of their own.
 */

/** Section of the specification that a span of rows belongs to. */
export interface RowSpan {
  readonly from: number;
  readonly to: number;
  readonly section: number;
  readonly about: string;
}

export const rowSpans: readonly RowSpan[] = [
  {from: 1, to: 3, section: 1, about: 'the product'},
  {from: 4, to: 14, section: 2, about: 'pages'},
  {from: 15, to: 27, section: 2, about: 'page chrome'},
  {from: 28, to: 37, section: 2, about: 'search modal'},
  {from: 38, to: 41, section: 2, about: 'cookie banner'},
  {from: 42, to: 43, section: 2, about: 'crash page'},
  {from: 44, to: 51, section: 3, about: 'entities'},
  {from: 52, to: 56, section: 4, about: 'color mode and consent'},
  {from: 57, to: 65, section: 4, about: 'search states'},
  {from: 66, to: 75, section: 4, about: 'navigation and layout'},
  {from: 76, to: 81, section: 5, about: 'validation'},
  {from: 82, to: 92, section: 7, about: 'calls'},
  {from: 93, to: 99, section: 8, about: 'errors'},
  {from: 100, to: 122, section: 9, about: 'constants'},
];

/** Sections whose rows a reader can observe in this site; the calls of section 7 are listed but not demanded. */
export const demandedSections: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 8, 9]);

/** Rows that only repeat another one, and where their statement is tested. */
export const crossReferences: ReadonlyMap<number, string> = new Map([
  [102, 'the length of a query: row 76'],
  [103, 'hits per page: row 88'],
  [104, 'results per group: row 34'],
  [107, 'the stall threshold: row 57'],
  [110, 'snippet lengths: rows 85 and 86'],
  [111, 'the placeholder: row 32'],
  [112, 'search page and query parameter: row 8'],
  [121, 'keyboard shortcuts: rows 29 to 31'],
]);
