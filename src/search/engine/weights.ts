import type {Field} from './sections';

/** The numbers of the method, measured with `npm run search:eval`; change one only with its figures. */
export const weights = {
  /** BM25+ of the candidates. */
  fields: {title: 10, heading: 6, lvl0: 1, content: 1, parents: 0.5, about: 3} satisfies Record<
    Field,
    number
  >,
  bm25: {k: 1.2, b: 0.85, d: 0.5},
  /** BM25 of whole pages; what their sections have in common counts once, as the heading of the first. */
  page: {
    fields: {title: 0, heading: 3, lvl0: 0, content: 1, parents: 0, about: 1} satisfies Record<Field, number>,
    k: 1.2,
    b: 0.6,
  },
  /** Further ways of reading the query are tried while fewer sections than this match. */
  enoughSections: 8,
  /** A word that more sections have is never read as a typo of another. */
  rareSections: 20,
  /** Shortest word that may have one typo, or two. */
  typoLengths: {one: 3, two: 6},
  /** Shortest word whose first letter may be wrong, or that may be a misspelled beginning. */
  looseTypoLength: 4,
  /** How well a term fits what was typed; 1 is the word itself. */
  quality: {
    form: 0.95,
    prefix: 0.8,
    synonym: 0.5,
    typo: 0.75,
    /** Less for each edit after the first. */
    perEdit: 0.15,
    prefixTypo: 0.6,
    /** Of a typo in a word that pages have as it is, beside one in a word that none has. */
    typoOfKnown: 0.8,
    /** Of one word read as two, and of two read as one. */
    rejoined: 0.9,
  },
  /** Most terms that a beginning, or a misspelled word, may stand for. */
  mostTerms: {prefix: 60, typo: 20},
  /** Shortest part of a word that's read as two. */
  shortestPart: 3,
  /** Letters that a part of a name may lack; a longer term stands for the whole name. */
  mostMissing: 2,
  query: {
    /** Characters and words beyond which a query is cut off. */
    longestQuery: 256,
    mostWords: 16,
    /** Words that say more, beside which weak ones say little. */
    enoughWords: 2,
  },
  /** Share of its quality that a beginning has for itself, and by how much of the whole word it is. */
  prefix: {least: 0.7, byLength: 0.3},
  /** Least quality of a term that is the word itself: in another form, unfinished, or one letter off, but no synonym. */
  sameWord: 0.6,
  /** A query of fewer words is no heading when it's only the beginning of one. */
  longHeading: 5,
  candidates: 100,
  /** How many sections of a page come before other pages get a turn. */
  sectionsPerTurn: 3,
  /** Words further apart than this aren't near one another. */
  widestDistance: 8,
  /** How many telling words a query needs before sections with only some of them are candidates. */
  question: 2,
  /** What a word that says little counts beside the others. */
  stopWord: 0.2,
  /** The higher this power, the less counts a keyword that the query has only in part. */
  keywordPower: 4,
  /** How well an identifier was found: in a heading, or where a block begins with it; elsewhere; spelled otherwise; with a typo. */
  identifier: {defined: 1, asTyped: 0.9, otherSpelling: 0.4, misspelled: 0.8},
  /** Words that a query needs for being a heading to count in full: fewer are often one by chance. */
  exactWords: {others: 2, endpoints: 4},
  topic: {
    /** Keeps a page with two headings from being about each of them. */
    fewHeadings: 4,
    /** What the subject of a page counts for several words beside that for one, which mostly names a subject. */
    severalWords: 0.5,
  },
  /** What each signal of a section counts in its score. */
  score: {
    /** Of a section that has the words, wherever. */
    coverage: 2,
    /** Of a section whose heading the query is, word for word. */
    exactMatch: 6.2,
    proximity: 4,
    /** Of names such as `JWT_SECRET`. */
    identifier: 12,
    bm25: 1.6,
    /** Of a page whose description, whose keywords, or a link to which have the words. */
    description: 2.3,
    /** Of a page with a keyword that the query has in full, by its share of the query. */
    keywordPart: 5,
    /** Of lists of names, unless a name is looked up. */
    reference: -1.5,
    /** Of a page whose headings have the words. */
    topic: 6.3,
    /** Of a page whose whole text has the words, in whatever sections. */
    pageTerms: 6,
  },
} as const;
