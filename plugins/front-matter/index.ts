import type {ParseFrontMatter} from '@docusaurus/types';
import {validateDocFrontMatter} from './schema';

/**
 * The site's front matter parser: the framework's own, then the schema for pages under `docs/`.
 *
 * @throws Error that names the file, the key and the way out.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  if (/[\\/]docs[\\/].+\.mdx?$/.test(params.filePath)) {
    validateDocFrontMatter(result.frontMatter, params.filePath);
  }
  return result;
};
