import type {Field} from './scoredSection';

/** What a whole page is scored by: its text, or what describes it. */
export type PagePart = 'text' | 'description';

interface PageFields {
  readonly fields: Readonly<Partial<Record<Field, number>>>;
  readonly length: Field;
}

/** The parameters of the ranking, measured with `npm run search:eval`; change one only with its figures. */
export const weights = {
  /** BM25+ of the candidates. */
  fields: {title: 10, heading: 6, lvl0: 1, content: 1, parents: 0.5, about: 3} satisfies Record<
    Field,
    number
  >,
  bm25: {k: 1.2, b: 0.85, d: 0.5},
  /**
   * BM25 of whole pages, by fields of their sections, and the field by whose length a page counts as long. What the
   * sections have in common counts once, as the heading of the first.
   */
  page: {
    text: {fields: {heading: 3, content: 1, about: 1}, length: 'content'},
    description: {fields: {about: 1}, length: 'about'},
    k: 1.2,
    b: 0.6,
  } satisfies Record<PagePart, PageFields> & Record<'k' | 'b', number>,
  /** Further ways of reading the query are tried while fewer sections than this match. */
  enoughSections: 8,
  /** A word that more sections contain is never read as a typo of another. */
  rareSections: 20,
  /** Length of the shortest word that may have one typo, or two. */
  typoLengths: {one: 3, two: 6},
  /** Length of the shortest word whose first letter may be wrong, or that may be a misspelled prefix. */
  looseTypoLength: 4,
  /** How well a term matches what was typed; 1 is the word itself. */
  quality: {
    form: 0.95,
    prefix: 0.8,
    synonym: 0.5,
    typo: 0.75,
    /** Subtracted for each edit after the first. */
    perEdit: 0.15,
    prefixTypo: 0.6,
    /** A factor for a typo in a word that occurs as typed. */
    typoOfKnown: 0.8,
    /** A factor for one word read as two, and for two read as one. */
    rejoined: 0.9,
  },
  /** Maximum number of terms that a prefix, or a misspelled word, may match. */
  mostTerms: {prefix: 60, typo: 20},
  /** Length of the shortest part of a word that's read as two. */
  shortestPart: 3,
  /** Letters that part of a name may lack; a longer term matches the whole name. */
  mostMissing: 2,
  query: {
    /** Maximum characters and words of a query; the rest is cut off. */
    longestQuery: 256,
    mostWords: 16,
    /** Number of informative words next to which weak ones hardly count. */
    enoughWords: 2,
  },
  /** The fixed share of a prefix's quality, and the share that grows with how much of the word it is. */
  prefix: {least: 0.7, byLength: 0.3},
  /** A query with fewer words isn't a heading if it's only the beginning of one. */
  longHeading: 5,
  /** Maximum number of sections that are ranked for each way of reading the query. */
  candidates: 100,
  /** How many sections of a page are listed before other pages get a turn. */
  sectionsPerTurn: 3,
  /** Words farther apart than this don't count as close. */
  widestDistance: 8,
  /** The weight of an uninformative word relative to the others. */
  stopWord: 0.2,
  /** The higher this exponent, the less a partly matched keyword counts. */
  keywordPower: 4,
  /**
   * Quality of an identifier's match: in a heading, or at the beginning of a block; elsewhere; in another spelling;
   * with a typo.
   */
  identifier: {defined: 1, asTyped: 0.9, otherSpelling: 0.4, misspelled: 0.8},
  /**
   * The number of words from which a query that matches a heading counts in full: shorter ones often match by chance.
   */
  exactWords: {others: 2, endpoints: 4},
  topic: {
    /** Keeps a page with two headings from being about each of them. */
    fewHeadings: 4,
    /** The weight of a page's subject for several words relative to one word, which usually names a subject. */
    severalWords: 0.5,
  },
  /** How much each signal of a section counts in its score. */
  score: {
    /** The words occur in the section, anywhere. */
    coverage: 2,
    /** The query is the section's heading, word for word. */
    exactMatch: 6.2,
    proximity: 4,
    /** Identifiers such as `JWT_SECRET`. */
    identifier: 12,
    bm25: 1.6,
    /** The page's description, its keywords, or a link to it contain the words. */
    description: 2.3,
    /** The query contains a keyword of the page, or most of it; by the keyword's share of the query. */
    keywordPart: 5,
    /** Lists of names, unless a name is looked up. */
    reference: -1.5,
    /** The page's headings contain the words. */
    topic: 6.3,
    /** The page's whole text contains the words, in any sections. */
    pageTerms: 6,
  },
} as const;
