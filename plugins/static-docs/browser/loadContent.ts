import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {keepBuiltContent} from './builtContent';
import {builtToc} from './builtToc';

/** What the framework expects of the module of a page: the component as the default export, and what is known of it. */
type ContentModule = Pick<PropDocContent, 'assets' | 'contentTitle' | 'frontMatter' | 'metadata' | 'toc'> & {
  readonly default: () => null;
};

/** Loads the code of a page of the docs, unless it is the page that the reader opened and its built text can stay. */
export async function loadContent(loadCode: () => Promise<unknown>): Promise<unknown> {
  const built = keepBuiltContent();
  if (built === undefined) {
    return loadCode();
  }
  const {metadata} = built;
  const contentModule: ContentModule = {
    // `src/theme/DocItem/Content` shows the built text instead.
    default: () => null,
    assets: {},
    contentTitle: undefined,
    frontMatter: metadata.frontMatter,
    metadata,
    toc: builtToc(),
  };
  return contentModule;
}
