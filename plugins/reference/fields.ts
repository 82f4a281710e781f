/** Kinds of values that the entries of several data files have, and the schemas of such entries. */
import {Joi} from '@docusaurus/utils-validation';

export const text = Joi.string().trim();

export const texts = Joi.array<readonly string[]>().items(text);

/** How an entry is known: file and line of the documented release, or what isn't there. */
export const source = texts.min(1).required();

/** The same where nothing reads it: it's checked, then left out, so the content's type doesn't have it. */
export const unreadSource: Readonly<Record<never, Joi.Schema>> = {source: source.strip()};

/** An entry's anchor on its page, which never changes. */
export const anchor = text.pattern(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'words and hyphens').required();

export const release = text.pattern(/^v\d+\.\d+\.\d+$/, 'a release such as v0.0.53');

/** Where a page says more. */
export const pageLink = text.pattern(/^\[.+\]\(\/[^)]+\)$/, 'one Markdown link to a page of this site');

/** What a schema accepts, as Joi's own `attempt` infers it. */
export type Content<Schema> = Schema extends Joi.Schema<infer Value> ? Value : never;

type Keys = Readonly<Record<string, Joi.Schema>>;

/** The schema of an object: the keys that it needs, and those that it can go without. */
export function objectOf<Needed extends Keys, Other extends Keys = Record<never, never>>(
  needed: Needed,
  other?: Other,
): Joi.ObjectSchema<
  {readonly [Key in keyof Needed]: Content<Needed[Key]>} & {
    readonly [Key in keyof Other]?: Content<Other[Key]>;
  }
> {
  const required = Object.entries(needed).map(([key, schema]) => [key, schema.required()] as const);
  return Joi.object({...Object.fromEntries(required), ...other});
}
