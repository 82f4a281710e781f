import {Joi} from '@docusaurus/utils-validation';

/** A term of the console or of this site. */
export interface Term {
  /** The address of the term on its page; it never changes. */
  readonly id: string;
  readonly term: string;
  /** Markdown, with links by address. Its first sentence stands alone. */
  readonly means: string;
  /** What else readers call it. */
  readonly also?: readonly string[];
}

const text = Joi.string().trim();

export const termSchema = Joi.object<Term>({
  id: text.pattern(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'words and hyphens').required(),
  term: text.required(),
  means: text.required(),
  also: Joi.array().items(text).min(1),
});
