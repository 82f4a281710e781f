import type {ParseFrontMatter} from '@docusaurus/types';
import {getTagsFile} from '@docusaurus/utils-validation';
import {docsFolderOf, validateDocFrontMatter} from './schema';

/** Defines the tags that a page may carry, in the folder of the docs. */
export const tagsFile = 'tags.yml';

/**
 * The site's front matter parser: the framework's own, then the schema for pages under `docs/`.
 *
 * @throws Error that names the file, the key and the way out.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const folder = docsFolderOf(params.filePath);
  if (folder !== null) {
    const contentPaths = {contentPath: folder, contentPathLocalized: folder};
    const tags = await getTagsFile({contentPaths, tags: tagsFile});
    validateDocFrontMatter(result.frontMatter, params.filePath, Object.keys(tags ?? {}));
  }
  return result;
};
