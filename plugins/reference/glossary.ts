import {Joi} from '@docusaurus/utils-validation';
import {anchor, type Content, objectOf, text, texts} from './fields';
import {joinBlocks, escapeMdx} from './mdx';
import type {EntryGroup} from './readEntries';
import {withDefaults} from '../../src/site/readerValues';
import {sentencesOf, leadingSentences} from './leadingSentences';
import {type Definitions, termAddress} from '../../src/site/glossary';
import type {Card} from '../../src/lib/reference/card';

/**
 * Why pages explain a term where they first use it, the most misleading terms first: it means something else elsewhere,
 * the product made it up, or only specialists know it.
 */
export const reasons = ['own-sense', 'own-word', 'specialist'] as const;

export const termSchema = objectOf(
  {
    id: anchor,
    term: text,
    /** Markdown, in which links are paths. Its first sentence stands alone. */
    means: text,
  },
  {
    /** What else readers call it. */
    also: texts.min(1),
    /** How pages explain it; without this, only the glossary does. */
    explain: objectOf({
      because: Joi.string<(typeof reasons)[number]>().valid(...reasons),
      /** The spellings on pages. An initial capital is allowed anyway. */
      as: Joi.array<readonly string[]>()
        .items(text.pattern(/^[A-Za-z][A-Za-z -]*$/, 'letters, spaces, and hyphens'))
        .min(1)
        .unique(),
    }),
  },
);

/** A term of the console or of this site. */
export type Term = Content<typeof termSchema>;

export type ExplainedTerm = Term & Required<Pick<Term, 'explain'>>;

/** Whether pages explain a term. */
export function isExplained(term: Term): term is ExplainedTerm {
  return term.explain !== undefined;
}

/** The terms of one group, each under a heading of its own, as the text of an MDX partial. */
export function termsToMdx({entries}: EntryGroup<Term>): string {
  return joinBlocks(
    entries.flatMap(({id, term, means}) => [`### ${escapeMdx(term)} \\{#${id}}`, escapeMdx(means)]),
  );
}

/** What pages show about terms without leaving the page. */
export function makeExplanations(terms: readonly Term[]): Definitions {
  return Object.fromEntries(
    terms.filter(isExplained).map(({id, term, means}) => {
      const [sentence = ''] = sentencesOf(withDefaults(means));
      return [id, [term, sentence.replace(/[`*]/g, '')]];
    }),
  );
}

/** One card for each term of the glossary. */
export function cardsOfTerms(terms: readonly Term[]): readonly Card[] {
  return terms.map(({id, term, means, also = []}) => ({
    kind: 'term',
    name: term,
    names: [term, ...also],
    text: leadingSentences(means),
    values: [],
    href: termAddress(id),
  }));
}
