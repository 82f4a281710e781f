import {Joi} from '@docusaurus/utils-validation';
import {release} from '../../reference/fields';
import {validate} from '../../reference/readEntries';

/** An object with these keys, which the error about any other key lists. */
function objectOf(keys: Joi.PartialSchemaMap): Joi.ObjectSchema {
  const unknown = `{{#label}} is not allowed, only ${Object.keys(keys).join(', ')}`;
  return Joi.object(keys).messages({'object.unknown': unknown});
}

const schema = objectOf({
  title: Joi.string().required(),
  sidebar_label: Joi.string(),
  description: Joi.string().min(110).max(160).required(),
  keywords: Joi.array()
    .items(Joi.string().pattern(/^[^\s\p{Lu}]+(?: [^\s\p{Lu}]+){0,3}$/u, 'one to four words in lowercase'))
    .max(80),
  last_update: objectOf({date: Joi.date().required()}).required(),
  release,
  slug: Joi.string(),
  id: Joi.string(),
  toc_max_heading_level: Joi.number().integer().min(2).max(6),
  // The framework checks that they're in the tags file.
  tags: Joi.array(),
});

/**
 * Whether a file is a page of the docs. If its name, or that of a folder above it, begins with `_`, it's part of pages and
 * has no front matter.
 *
 * @param filePath - relative to the project
 */
export function isDocsPage(filePath: string): boolean {
  return /^docs[\\/](?!_)(?!.*[\\/]_).+\.mdx?$/.test(filePath);
}

/**
 * Checks the front matter of one page.
 *
 * @throws Error naming the file and every invalid key, with what would be right.
 */
export function validateDocFrontMatter(frontMatter: unknown, filePath: string): void {
  validate(`The front matter of "${filePath}"`, frontMatter, schema);
}
