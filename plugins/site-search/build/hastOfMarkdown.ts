import type {Root as HastRoot} from 'hast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {setHeadingIds} from './headingIds';
import {markdownHandlers} from './markdownHandlers';

// Not `@mdx-js/mdx`: its compiler cannot be loaded in the way Docusaurus loads a plugin in TypeScript.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/**
 * Reads an MDX source into the tree that its page would have, as far as the text goes: components leave their
 * children, expressions leave nothing.
 *
 * @throws VFileMessage when the source is not valid MDX
 */
export function hastOfMarkdown(source: string): HastRoot {
  const tree = parser.parse(source);
  setHeadingIds(tree);
  return unified()
    .use(remarkRehype, {handlers: markdownHandlers(source)})
    .runSync(tree);
}
