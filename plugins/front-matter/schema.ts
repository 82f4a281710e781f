import {Joi} from '@docusaurus/utils-validation';

/** Front matter of a page under `docs/`, as an author writes it. */
export interface DocFrontMatter {
  readonly title: string;
  /** Shown by search engines and link previews: 110 to 160 characters. */
  readonly description: string;
  readonly last_update: {readonly date: Date};
  /** The release that the page was checked against, such as `v0.0.53`. */
  readonly release?: string;
}

const descriptionLength = {min: 110, max: 160} as const;

const schema = Joi.object({
  title: Joi.string().required(),
  sidebar_label: Joi.string(),
  description: Joi.string().min(descriptionLength.min).max(descriptionLength.max).required(),
  tags: Joi.array().items(Joi.string()),
  last_update: Joi.object({date: Joi.date().required()}).required(),
  release: Joi.string().pattern(/^v\d+\.\d+\.\d+$/, 'a release such as v0.0.53'),
  slug: Joi.string(),
  id: Joi.string(),
  toc_max_heading_level: Joi.number().integer().min(2).max(6),
  hide_table_of_contents: Joi.boolean(),
});

/** A page under `docs/`; a file whose name begins with `_` is a part of pages and has no front matter. */
export function isDocPage(filePath: string): boolean {
  return /[\\/]docs[\\/](?:.+[\\/])?[^_\\/][^\\/]*\.mdx?$/.test(filePath);
}

/**
 * Checks the front matter of one page.
 *
 * @throws Error naming the file and every key that is wrong, with what would be right.
 */
export function validateDocFrontMatter(frontMatter: unknown, filePath: string): void {
  const {error} = schema.validate(frontMatter, {abortEarly: false, convert: true});
  if (error) {
    const faults = error.details.map(({message}) => `  - ${message}`).join('\n');
    throw new Error(
      `The front matter of "${filePath}" is not valid:\n${faults}\n` +
        `A page needs title, description (${descriptionLength.min} to ${descriptionLength.max} characters) ` +
        'and last_update.date; see "Add a page" in CONTRIBUTING.md.',
    );
  }
}
