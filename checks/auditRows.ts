/** The numbered rows of the audit of the framework, and which statement of the specification each belongs to. */

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
