import {Joi} from '@docusaurus/utils-validation';

/** Something that readers look for and the documented release doesn't have. */
export interface NotSupported {
  /** The address of the entry on its page; it never changes. */
  readonly id: string;
  /** The heading, worded the way readers search. Plain text. */
  readonly name: string;
  /** What else readers type for it. Two entries never share one, in any case of letters. */
  readonly wordings: readonly string[];
  /** The direct answer, in one or two sentences of plain text: shown wherever a reader asks. */
  readonly answer: string;
  /** What to do in its place: Markdown that begins with a sentence, with links by address. */
  readonly instead: string;
  /** What later releases have of it, and since which one: a sentence. */
  readonly later?: string;
  /** How it's known: file and line of the documented release, or what isn't there. */
  readonly source: readonly string[];
}

const text = Joi.string().trim();
/** Search and cards show it as it is, so it has no signs of Markdown. */
const plainText = text.pattern(/^[^`*[\]\n]+$/, 'plain text in one line, without Markdown');

export const notSupportedSchema = Joi.object<NotSupported>({
  id: text
    .pattern(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'words and hyphens')
    .max(48)
    .required(),
  name: plainText.max(64).required(),
  wordings: Joi.array().items(plainText.max(64)).min(1).required(),
  answer: plainText.max(240).required(),
  instead: text.pattern(/^[^\s#*>|`-]/, 'Markdown that begins with a sentence').required(),
  later: text.pattern(/\bv\d+\.\d+\.\d+\b/, 'a sentence with a release such as v0.0.54'),
  source: Joi.array().items(text).min(1).required(),
});
