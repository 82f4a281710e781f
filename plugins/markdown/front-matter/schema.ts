import {Joi} from '@docusaurus/utils-validation';
import {release} from '../../reference/fields';
import {validate} from '../../reference/readEntries';

const shape = {
  title: Joi.string().required(),
  sidebar_label: Joi.string(),
  description: Joi.string().min(110).max(160).required(),
  keywords: Joi.array()
    .items(Joi.string().pattern(/^[^\s\p{Lu}]+(?: [^\s\p{Lu}]+){0,3}$/u, 'one to four words in lowercase'))
    .max(80),
  last_update: Joi.object({date: Joi.date().required()}).required(),
  release,
  slug: Joi.string(),
  id: Joi.string(),
  toc_max_heading_level: Joi.number().integer().min(2).max(6),
  hide_table_of_contents: Joi.boolean(),
};

/**
 * The docs folder that a page belongs to; `null` for other files. If the name of a file or of a folder above it begins
 * with `_`, the file is part of pages and has no front matter.
 *
 * @param filePath - relative to the project
 */
export function docsFolderOf(filePath: string): string | null {
  return /^((?:.*[\\/])?docs)[\\/](?!_)(?:(?!.*[\\/]_).+)\.mdx?$/.exec(filePath)?.[1] ?? null;
}

/**
 * Checks the front matter of one page.
 *
 * @param knownTags - the allowed `tags`: the keys of the tags file
 * @throws Error naming the file and every invalid key, with what would be right.
 */
export function validateDocFrontMatter(
  frontMatter: unknown,
  filePath: string,
  knownTags: readonly string[],
): void {
  const tag = Joi.string()
    .valid(...knownTags)
    .messages({
      'any.only':
        '{{#label}} is the unknown tag "{{#value}}"; use one of {{#valids}}, or define it in docs/tags.yml',
    });
  const schema = Joi.object({...shape, tags: Joi.array().items(tag)});
  validate(`The front matter of "${filePath}"`, frontMatter, schema);
}
