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
  /** Share of its quality that a beginning has for itself, and by how much of the whole word it is. */
  prefix: {least: 0.7, byLength: 0.3},
  /** Least quality of a term that is the word itself: in another form, unfinished, or one letter off, but no synonym. */
  sameWord: 0.7,
  /** Least sameness of a heading and a query that isn't misspelled: it's the heading, or another form of it. */
  correctHeading: 0.9,
  /** A query of fewer words is no heading when it's only the beginning of one. */
  longHeading: 5,
  /** A title begins with a word of the query when the quality of its first term is above this. */
  beginning: 0.6,
  candidates: 100,
  /** How many telling words a query needs before sections with only some of them are candidates. */
  question: 2,
  stopWord: 0.2,
  /** The higher this power, the less counts a keyword that the query has only in part. */
  keywordPower: 4,
  /** What each feature of a section counts in its score. */
  score: {
    coverage: 1.7,
    heading: 1.4,
    title: 0.8,
    sameHeading: 6,
    proximity: 3.4,
    names: 9.2,
    terms: 2.1,
    level: 0.05,
    /** Of a page whose title begins with the only word of the query, finished or not. */
    name: 1.6,
    /** Of a page whose description, or a link to it, has the words. */
    description: 2.6,
    /** Of a page that has the query among its keywords. */
    keyword: 1,
    /** Of a page with a keyword that the query has in full, by its share of the query. */
    keywordPart: 3.8,
    /** Of lists of names, unless a name is looked up. */
    reference: -2,
    /** Of a page for the whole query; more for a single word, which mostly names a subject. */
    topic: 2.2,
    topicOfSingleWord: 4.6,
    /** Of a page for its next sections: one that answers in several places is about the query. */
    furtherSections: 1.5,
    /** Of a page whose whole text has the words, in whatever sections; not of a single word, which has its own topic. */
    pageTerms: 3.2,
    /** Of a page that answers searches worded like the query; it's in log odds, not between 0 and 1. */
    asked: 1.5,
  },
} as const;
