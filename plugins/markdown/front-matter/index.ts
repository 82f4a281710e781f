import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {namesOnPage} from '../values/namesOnPage';
import {isDocsPage, validateDocFrontMatter} from './schema';

/**
 * The site's front matter parser: the framework's own, then the schema for pages under `docs/`. It adds the names of the
 * values that the page shows, so nobody has to list them.
 *
 * @throws Error that names the file, the key, and what to write instead.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  // Relative, because the project itself may be in a folder named docs.
  if (!isDocsPage(path.relative(process.cwd(), params.filePath))) {
    return result;
  }
  validateDocFrontMatter(result.frontMatter, params.filePath);
  const values = namesOnPage(result.content);
  return values.length === 0 ? result : {...result, frontMatter: {...result.frontMatter, values}};
};
