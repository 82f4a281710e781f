import type {ParseFrontMatter} from '@docusaurus/types';
import {isDocPage, validateDocFrontMatter} from './schema';

/**
 * The site's front matter parser: the framework's own, then the schema for pages under `docs/`.
 *
 * @throws Error that names the file, the key and the way out.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  if (isDocPage(params.filePath)) {
    validateDocFrontMatter(result.frontMatter, params.filePath);
  }
  return result;
};
