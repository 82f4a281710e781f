import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {keepBuiltPage} from './builtPage';

/** What the framework expects of a page's module. */
type ContentModule = Pick<PropDocContent, 'assets' | 'contentTitle' | 'frontMatter' | 'metadata' | 'toc'> & {
  readonly default: () => null;
};

/**
 * Loads the code of a page of the docs, unless it's the page that the reader opened and its server-rendered text stays.
 *
 * @param source file of the page
 */
export async function loadContent(source: string, loadCode: () => Promise<unknown>): Promise<unknown> {
  const built = keepBuiltPage(source);
  if (built === undefined) {
    return loadCode();
  }
  const {exports} = built;
  const contentModule: ContentModule = {
    ...exports,
    frontMatter: exports.metadata.frontMatter,
    // `src/theme/DocItem/Content` renders the built text instead.
    default: () => null,
  };
  return contentModule;
}
