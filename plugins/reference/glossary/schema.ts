import {Joi} from '@docusaurus/utils-validation';

/**
 * Why pages explain a term where they first use it, the most misleading terms first: it means something else elsewhere,
 * the product made it up, or only specialists know it.
 */
export const reasons = ['own-sense', 'own-word', 'specialist'] as const;

interface Explain {
  readonly because: (typeof reasons)[number];
  /** How pages write it. A capital at the beginning goes without saying. */
  readonly as: readonly string[];
}

/** A term of the console or of this site. */
export interface Term {
  /** The address of the term on its page; it never changes. */
  readonly id: string;
  readonly term: string;
  /** Markdown, with links by address. Its first sentence stands alone. */
  readonly means: string;
  /** What else readers call it. */
  readonly also?: readonly string[];
  /** Pages explain it; without this, only the glossary does. */
  readonly explain?: Explain;
}

export type ExplainedTerm = Term & Required<Pick<Term, 'explain'>>;

/** Whether pages explain a term. */
export function isExplained(term: Term): term is ExplainedTerm {
  return term.explain !== undefined;
}

const text = Joi.string().trim();

export const termSchema = Joi.object<Term>({
  id: text.pattern(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'words and hyphens').required(),
  term: text.required(),
  means: text.required(),
  also: Joi.array().items(text).min(1),
  explain: Joi.object<Explain>({
    because: Joi.valid(...reasons).required(),
    as: Joi.array()
      .items(text.pattern(/^[A-Za-z][A-Za-z -]*$/, 'letters, spaces, and hyphens'))
      .min(1)
      .unique()
      .required(),
  }),
});
